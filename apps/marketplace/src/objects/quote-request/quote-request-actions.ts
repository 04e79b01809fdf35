import type { QuickAction } from '@relab/records/objects';

/** The steps of a quote request, from its review to what becomes of it. */
export const quoteRequestActions: Readonly<Record<string, QuickAction>> = {
  AskSeller: {
    label: 'Ask the Seller',
    type: 'Update',
    items: [{ fields: ['Seller__c'], behavior: 'Required' }, 'InternalNote__c'],
    defaults: { Status__c: 'In Review' },
    when: `ISPICKVAL(Status__c, 'New')`,
    availableTo: ['clerk'],
  },
  Answer: {
    label: 'Answer',
    type: 'Update',
    items: [{ fields: ['SellerPrice__c'], behavior: 'Required' }, 'SellerAnswer__c'],
    when: `ISPICKVAL(Status__c, 'In Review')`,
    availableTo: ['seller', 'clerk'],
  },
  Quote: {
    label: 'Quote',
    type: 'Update',
    items: [{ fields: ['QuotedPrice__c'], behavior: 'Required' }, 'DeliveryPrice__c', 'ValidUntil__c'],
    defaults: { Status__c: 'Quoted' },
    when: `ISPICKVAL(Status__c, 'New') || ISPICKVAL(Status__c, 'In Review')`,
    successMessage: 'The quote is there for the buyer to see.',
    availableTo: ['clerk'],
  },
  Decline: {
    label: 'Decline',
    type: 'Update',
    items: [{ fields: ['DeclineReason__c'], behavior: 'Required' }],
    defaults: { Status__c: 'Declined' },
    when: `ISPICKVAL(Status__c, 'New') || ISPICKVAL(Status__c, 'In Review')`,
    availableTo: ['clerk'],
  },
  Withdraw: {
    label: 'Withdraw',
    type: 'Update',
    items: ['Message__c'],
    defaults: { IsWithdrawn__c: true },
    when: `ISPICKVAL(Status__c, 'New') || ISPICKVAL(Status__c, 'In Review') || ISPICKVAL(Status__c, 'Quoted')`,
    successMessage: 'The request is withdrawn.',
    availableTo: ['buyer', 'buyer manager', 'clerk'],
  },
};
