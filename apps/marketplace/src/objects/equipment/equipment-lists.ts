import type { ListView, RelatedList } from '@relab/records/objects';

/** Lists of listings; those of margins and of drafts are not for buyers. */
export const equipmentListViews: Readonly<Record<string, ListView>> = {
  AllProducts: {
    label: 'All Products',
    columns: [
      'Name',
      'StockKeepingUnit',
      'Manufacturer__c',
      'Condition__c',
      'Price__c',
      'IsActive',
      'Listed_Date__c',
    ],
    sortBy: ['Name'],
  },
  NewestListings: {
    label: 'Newest Listings',
    columns: ['Name', 'StockKeepingUnit', 'Condition__c', 'Year__c', 'Location_City__c', 'Listed_Date__c'],
    sortBy: ['-Listed_Date__c', 'Name'],
  },
  ForParts: {
    label: 'For Parts',
    columns: ['Name', 'StockKeepingUnit', 'Manufacturer__c', 'Condition_Note__c'],
    filters: [{ field: 'Condition__c', operator: 'equals', value: 'ForParts' }],
    sortBy: ['Name'],
  },
  MyListings: {
    label: 'My Listings',
    columns: ['Name', 'StockKeepingUnit', 'Condition__c', 'Price__c', 'IsActive', 'Listed_Date__c'],
    scope: 'mine',
    sortBy: ['-Listed_Date__c', 'Name'],
  },
  ToPublish: {
    label: 'To Publish',
    columns: ['Name', 'Seller__r.Name', 'Condition__c', 'Price__c', 'CreatedDate'],
    filters: [{ field: 'IsActive', operator: 'equals', value: false }],
    sortBy: ['Name'],
    sharedWith: ['clerk', 'seller'],
  },
  Margins: {
    label: 'Margins',
    columns: ['Name', 'StockKeepingUnit', 'Price__c', 'Cost_Price__c', 'Floor_Price__c', 'Margin__c'],
    filters: [{ field: 'Cost_Price__c', operator: 'greaterThan', value: 0 }],
    sortBy: ['Name'],
    sharedWith: ['clerk'],
  },
};

/** What refers to a listing. */
export const equipmentRelatedLists: Readonly<Record<string, RelatedList>> = {
  PriceBookEntries: {
    label: 'Prices',
    columns: ['UnitPrice', 'ListPrice', 'Reduction', 'IsActive'],
    sortBy: ['-CreatedDate'],
  },
  ProductMedia: { label: 'Media', columns: ['Title', 'MediaGroup', 'MediaType'], sortBy: ['SortOrder'] },
  QuoteRequests__r: {
    label: 'Quote Requests',
    columns: ['Name', 'Account__r.Name', 'Quantity__c', 'Status__c', 'CreatedDate'],
    sortBy: ['-CreatedDate'],
  },
  CommerceEntitlementProducts: {
    label: 'Entitlement Policies',
    columns: ['Policy.Name', 'Policy.IsActive', 'CreatedDate'],
    sortBy: ['-CreatedDate'],
  },
  OrderItems: {
    label: 'Orders',
    columns: ['OrderSummary.OrderNumber', 'Quantity', 'TotalPrice', 'CreatedDate'],
    sortBy: ['-CreatedDate'],
  },
  Offers__r: { label: 'Offers', columns: ['Name', 'Number__c', 'Account__r.Name', 'Stage__c'] },
  Cases__r: { label: 'Cases', columns: ['CaseNumber', 'Subject', 'Status'], sortBy: ['-CreatedDate'] },
};
