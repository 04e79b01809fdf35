import {
  Account,
  boolean,
  Contact,
  currency,
  extendObject,
  percent,
  picklist,
  rollup,
  text,
} from '@relab/records/objects';
import { byClerks, calculatedInside, insideOnly } from './access-scopes.ts';

const company = {
  heading: 'Account',
  items: [
    'Name',
    'OwnerId',
    'AccountNumber',
    'ParentId',
    'Phone',
    'Website',
    'Industry',
    'NumberOfEmployees',
    'VatId__c',
    'AccountSource',
  ],
};
const addresses = { heading: 'Addresses', items: ['BillingAddress', 'ShippingAddress'] };
const orders = {
  heading: 'Orders',
  items: [
    'NumberOfOrders__c',
    'OrderTotal__c',
    'LastOrderDate__c',
    'OpenCases__c',
    'PaymentTerms__c',
    'CreditLimit__c',
    'SpendingLimit__c',
    'OnHold__c',
  ],
};
const selling = {
  heading: 'Selling',
  items: ['Listings__c', 'OpenOffers__c', 'CommissionRate__c', 'OnHold__c'],
};
const notes = { heading: 'Notes', columns: 1, items: ['Description'], collapsible: true } as const;

/** A laboratory that buys, or a company that sells through us. */
export const account = extendObject(Account, {
  fields: {
    VatId__c: text({ label: 'VAT ID', length: 20 }),
    PaymentTerms__c: picklist({
      label: 'Payment Terms',
      values: ['Prepayment', '14 Days', '30 Days'],
      default: '14 Days',
      ...byClerks,
    }),
    CreditLimit__c: currency({ label: 'Credit Limit', ...insideOnly }),
    OnHold__c: boolean({ label: 'On Hold', ...insideOnly }),
    CommissionRate__c: percent({ label: 'Commission', readableBy: ['seller', 'clerk'], ...byClerks }),
    NumberOfOrders__c: rollup({
      label: 'Number of Orders',
      object: 'OrderSummary',
      by: 'AccountId',
      calculates: 'count',
      where: `NOT(ISPICKVAL(Status, 'Canceled'))`,
    }),
    OrderTotal__c: rollup({
      label: 'Order Total',
      object: 'OrderSummary',
      by: 'AccountId',
      calculates: 'sum',
      field: 'GrandTotalAmount',
      returns: 'currency',
      where: `NOT(ISPICKVAL(Status, 'Canceled'))`,
    }),
    LastOrderDate__c: rollup({
      label: 'Last Order',
      object: 'OrderSummary',
      by: 'AccountId',
      calculates: 'max',
      field: 'OrderedDate',
      returns: 'dateTime',
    }),
    OpenCases__c: rollup({
      label: 'Open Cases',
      object: 'Case',
      by: 'AccountId',
      calculates: 'count',
      where: `NOT(ISPICKVAL(Status, 'Closed'))`,
    }),
    Listings__c: rollup({
      label: 'Listings',
      object: 'Product2',
      by: 'Seller__c',
      calculates: 'count',
      where: 'IsActive',
    }),
    OpenOffers__c: rollup({
      label: 'Open Offers',
      object: 'Offer__c',
      by: 'Account__c',
      calculates: 'count',
      where: 'NOT(IsClosed__c)',
      ...calculatedInside,
    }),
  },
  recordTypes: { Buyer: { label: 'Buyer', default: true }, Seller: { label: 'Seller' } },
  layouts: {
    full: [company, orders, addresses, notes],
    compact: ['Name', 'Phone', 'BillingCity', 'NumberOfOrders__c', 'OwnerId'],
    recordTypes: {
      Seller: {
        full: [company, selling, addresses, notes],
        compact: ['Name', 'Phone', 'BillingCity', 'Listings__c', 'OwnerId'],
      },
    },
  },
  listViews: {
    BestBuyers: {
      label: 'Accounts With Orders',
      columns: ['Name', 'BillingCountry', 'NumberOfOrders__c', 'OrderTotal__c', 'LastOrderDate__c'],
      filters: [{ field: 'NumberOfOrders__c', operator: 'greaterThan', value: 0 }],
      sortBy: ['-OrderTotal__c', 'Name'],
      sharedWith: ['clerk'],
    },
    Sellers: {
      label: 'Sellers',
      columns: ['Name', 'BillingCity', 'BillingCountry', 'Listings__c', 'OpenOffers__c', 'Owner.Name'],
      filters: [{ field: 'Listings__c', operator: 'greaterThan', value: 0 }],
      sortBy: ['Name'],
      sharedWith: ['clerk'],
    },
    OnHold: {
      label: 'Accounts on Hold',
      columns: ['Name', 'BillingCountry', 'OrderTotal__c', 'Owner.Name'],
      filters: [{ field: 'OnHold__c', operator: 'equals', value: true }],
      sortBy: ['Name'],
      sharedWith: ['clerk'],
    },
  },
  relatedLists: {
    Orders: {
      label: 'Orders',
      columns: ['OrderNumber', 'OrderedDate', 'Status', 'GrandTotalAmount'],
      sortBy: ['-OrderedDate'],
    },
    Cases: {
      label: 'Cases',
      columns: ['CaseNumber', 'Subject', 'Status', 'Priority', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
    Offers__r: {
      label: 'Offers',
      columns: ['Name', 'Number__c', 'Stage__c', 'AskingPrice__c'],
      sortBy: ['-CreatedDate'],
    },
    QuoteRequests__r: {
      label: 'Quote Requests',
      columns: ['Name', 'Listing__r.Name', 'Status__c', 'QuotedPrice__c'],
      sortBy: ['-CreatedDate'],
    },
    Listings__r: {
      label: 'Listings',
      columns: ['Name', 'StockKeepingUnit', 'Condition__c', 'Price__c', 'IsActive'],
      sortBy: ['-CreatedDate'],
    },
    Tasks: {
      label: 'Tasks',
      columns: ['Subject', 'Status', 'ActivityDate', 'Owner.Name'],
      sortBy: ['ActivityDate'],
    },
    Events: {
      label: 'Events',
      columns: ['Subject', 'StartDateTime', 'Location'],
      sortBy: ['-StartDateTime'],
    },
  },
  actions: {
    NewCase: {
      label: 'New Case',
      type: 'Create',
      target: 'Case',
      parentField: 'AccountId',
      items: ['Subject', 'Description', 'Priority', 'ContactId'],
      defaults: { Origin: 'Phone' },
    },
    NewOffer: {
      label: 'New Offer',
      type: 'Create',
      target: 'Offer__c',
      parentField: 'Account__c',
      items: ['Name', 'Manufacturer__c', 'Model__c', 'Condition__c', 'AskingPrice__c'],
    },
    NewTask: {
      label: 'New Task',
      type: 'Create',
      target: 'Task',
      parentField: 'AccountId',
      items: ['Subject', 'ActivityDate', 'Priority', 'OwnerId'],
      defaults: { WhatId: '{Id}' },
    },
    LogACall: { label: 'Log a Call', type: 'LogACall', items: ['Subject', 'Description', 'WhoId'] },
  },
  validationRules: [
    {
      name: 'VatIdHasItsForm',
      error: `NOT(ISBLANK(VatId__c)) && NOT(REGEX(VatId__c, '[A-Z]{2}[0-9A-Z]{2,12}'))`,
      message: 'A VAT ID begins with the country’s two letters and has no spaces, such as DE123456789.',
      field: 'VatId__c',
    },
    {
      name: 'CreditIsNoDebt',
      error: 'CreditLimit__c < 0',
      message: 'A credit limit is zero or more.',
      field: 'CreditLimit__c',
    },
  ],
  duplicateRules: [
    {
      name: 'SameCompany',
      label: 'Same Company',
      matching: [
        {
          name: 'NameInCountry',
          fields: [
            { field: 'Name', method: 'fuzzy' },
            { field: 'BillingCountry', method: 'exact', blankMatches: true },
          ],
        },
        { name: 'Website', fields: [{ field: 'Website', method: 'exact' }] },
      ],
      onCreate: 'allow',
      onUpdate: 'allow',
    },
  ],
});

/** A person of an account. */
export const contact = extendObject(Contact, {
  relatedLists: {
    Cases: {
      label: 'Cases',
      columns: ['CaseNumber', 'Subject', 'Status', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
    CampaignMembers: {
      label: 'Campaigns',
      columns: ['Campaign.Name', 'Status', 'FirstRespondedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  actions: {
    NewCase: {
      label: 'New Case',
      type: 'Create',
      target: 'Case',
      parentField: 'ContactId',
      items: ['Subject', 'Description', 'Priority'],
      defaults: { AccountId: '{AccountId}', Origin: 'Phone' },
    },
    LogACall: { label: 'Log a Call', type: 'LogACall', items: ['Subject', 'Description'] },
  },
  duplicateRules: [
    {
      name: 'SamePerson',
      label: 'Same Person',
      matching: [
        { name: 'Email', fields: [{ field: 'Email', method: 'exact' }] },
        {
          name: 'NameInAccount',
          fields: [
            { field: 'Name', method: 'fuzzy' },
            { field: 'AccountId', method: 'exact' },
          ],
        },
      ],
      onCreate: 'allow',
      onUpdate: 'allow',
    },
  ],
});
