import type { Layouts, RecordPath } from '@relab/records/objects';

/** How a quote request is laid out. */
export const quoteRequestLayouts: Layouts = {
  full: [
    {
      heading: 'Quote Request',
      items: [
        'Name',
        'OwnerId',
        'Listing__c',
        'Status__c',
        'Account__c',
        'Contact__c',
        'Quantity__c',
        'WantedPrice__c',
        'NeededBy__c',
        'Country__c',
        'IsWithdrawn__c',
      ],
    },
    { heading: 'Message', columns: 1, items: ['Message__c'] },
    {
      heading: 'Quote',
      items: [
        'QuotedPrice__c',
        'DeliveryPrice__c',
        'Total__c',
        'ValidUntil__c',
        'Order__c',
        'IsExpired__c',
        'CurrencyIsoCode',
        'DeclineReason__c',
        'Language__c',
      ],
    },
    { heading: 'Seller', items: ['Seller__c', 'SellerPrice__c', 'SellerAnswer__c'] },
    {
      heading: 'Inside',
      items: ['Margin__c', 'InternalNote__c', 'AgeInDays__c'],
      modes: ['Edit', 'View'],
      collapsible: true,
    },
  ],
  compact: ['Name', 'Listing__c', 'Account__c', 'Status__c', 'Total__c'],
};

/** What to do at each status. */
export const quoteRequestPath: RecordPath = {
  label: 'Status of a Quote Request',
  field: 'Status__c',
  steps: {
    New: {
      fields: ['Listing__c', 'Quantity__c', 'Country__c'],
      guidance: 'Is it still there? Who sells it?',
    },
    'In Review': {
      fields: ['Seller__c', 'SellerPrice__c', 'SellerAnswer__c'],
      guidance: 'Ask the seller.',
    },
    Quoted: {
      fields: ['QuotedPrice__c', 'DeliveryPrice__c', 'ValidUntil__c'],
      guidance: 'Ask again before it expires.',
    },
    Accepted: { fields: ['Order__c'] },
  },
};
