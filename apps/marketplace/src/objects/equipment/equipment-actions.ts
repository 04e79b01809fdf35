import type { QuickAction } from '@relab/records/objects';

/** What clerks do with a listing, and buyers. */
export const equipmentActions: Readonly<Record<string, QuickAction>> = {
  Publish: {
    label: 'Publish',
    type: 'Update',
    items: ['Name', 'Condition_Note__c', { fields: ['Listed_Date__c'], behavior: 'Required' }],
    defaults: { IsActive: true },
    when: 'NOT(IsActive)',
    successMessage: 'The listing is in the shop.',
    availableTo: ['clerk'],
  },
  TakeOff: {
    label: 'Take off the Shop',
    type: 'Update',
    items: ['Internal_Note__c'],
    defaults: { IsActive: false },
    when: 'IsActive',
    availableTo: ['clerk'],
  },
  NewPrice: {
    label: 'New Price',
    type: 'Create',
    target: 'PricebookEntry',
    parentField: 'Product2Id',
    items: ['UnitPrice', 'ListPrice'],
    defaults: { CurrencyIsoCode: 'EUR', IsActive: true },
    when: 'ISBLANK(Standard_Price__c)',
    availableTo: ['clerk'],
  },
  AskForAQuote: {
    label: 'Ask for a Quote',
    type: 'Create',
    target: 'QuoteRequest__c',
    parentField: 'Listing__c',
    items: ['Quantity__c', 'WantedPrice__c', 'NeededBy__c', 'Country__c', 'Message__c'],
    when: 'IsActive',
    successMessage: 'We answer within two working days.',
  },
};
