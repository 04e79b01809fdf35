import type { ListView, RelatedList } from '@relab/records/objects';

/** Lists of accounts, for clerks. */
export const accountListViews: Readonly<Record<string, ListView>> = {
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
};

/** What refers to an account. */
export const accountRelatedLists: Readonly<Record<string, RelatedList>> = {
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
};
