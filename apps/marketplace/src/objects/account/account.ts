import {
  Account,
  boolean,
  currency,
  extendObject,
  percent,
  picklist,
  rollup,
  text,
} from '@relab/records/objects';
import { byClerks, calculatedInside, insideOnly } from '../access-scopes.ts';
import { accountDe } from './account.de.ts';
import { accountActions } from './account-actions.ts';
import { accountLayouts } from './account-layouts.ts';
import { accountListViews, accountRelatedLists } from './account-lists.ts';

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
  layouts: accountLayouts,
  listViews: accountListViews,
  relatedLists: accountRelatedLists,
  actions: accountActions,
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
  translations: { de: accountDe },
});
