import type { ListView } from '@relab/records/objects';

const columns = [
  'Name',
  'Number__c',
  'Account__r.Name',
  'Stage__c',
  'AskingPrice__c',
  'ExpectedBy__c',
  'Owner.Name',
];

/** Lists of offers; those of margins and of what is to be listed are for clerks alone. */
export const offerListViews: Readonly<Record<string, ListView>> = {
  AllOffers: { label: 'All Offers', columns, sortBy: ['-CreatedDate'] },
  OpenOffers: {
    label: 'Open Offers',
    columns,
    filters: [
      {
        field: 'Stage__c',
        operator: 'equals',
        value: ['Submitted', 'Inspection', 'Price Proposed', 'Accepted'],
      },
    ],
    sortBy: ['ExpectedBy__c', '-CreatedDate'],
  },
  MyOffers: {
    label: 'My Offers',
    columns: ['Name', 'Number__c', 'Stage__c', 'AskingPrice__c', 'ProposedPrice__c', 'LastModifiedDate'],
    scope: 'mine',
    sortBy: ['-LastModifiedDate'],
  },
  ToList: {
    label: 'To List',
    columns: ['Name', 'Number__c', 'ListIt__c', 'ListingProblem__c', 'ExpectedBy__c', 'Owner.Name'],
    filters: [{ field: 'Stage__c', operator: 'equals', value: 'Accepted' }],
    sortBy: ['ExpectedBy__c'],
    sharedWith: ['clerk'],
  },
  Margins: {
    label: 'Margins of Open Offers',
    columns: [
      'Name',
      'Account__r.Name',
      'ProposedPrice__c',
      'ResalePrice__c',
      'Margin__c',
      'MarginPercent__c',
    ],
    filters: [{ field: 'IsClosed__c', operator: 'equals', value: false }],
    sortBy: ['-CreatedDate'],
    sharedWith: ['clerk'],
  },
};
