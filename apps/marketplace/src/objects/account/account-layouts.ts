import type { Layouts } from '@relab/records/objects';

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

/** How an account is laid out: one that buys, and one that sells. */
export const accountLayouts: Layouts = {
  full: [company, orders, addresses, notes],
  compact: ['Name', 'Phone', 'BillingCity', 'NumberOfOrders__c', 'OwnerId'],
  recordTypes: {
    Seller: {
      full: [company, selling, addresses, notes],
      compact: ['Name', 'Phone', 'BillingCity', 'Listings__c', 'OwnerId'],
    },
  },
};
