import type { Layouts, RecordPath } from '@relab/records/objects';

/** How an offer is laid out. */
export const offerLayouts: Layouts = {
  full: [
    {
      heading: 'Offer',
      items: [
        'Name',
        'OwnerId',
        'Number__c',
        'Stage__c',
        'Account__c',
        'Contact__c',
        'Lead__c',
        'Listing__c',
        'ExpectedBy__c',
        'IsWithdrawn__c',
      ],
    },
    {
      heading: 'Equipment',
      items: [
        'Manufacturer__c',
        'Model__c',
        'Year__c',
        'Condition__c',
        'Location__c',
        'Quantity__c',
        'SerialNumber__c',
      ],
    },
    {
      heading: 'Price',
      items: ['AskingPrice__c', 'FloorPrice__c', 'ProposedPrice__c', 'RejectReason__c'],
    },
    {
      heading: 'Description',
      columns: 1,
      items: [
        'Description__c',
        'Facts__c',
        'Accessories__c',
        'Missing__c',
        'Faults__c',
        'Warranty__c',
        'Tests__c',
      ],
    },
    {
      heading: 'As a Listing',
      items: [
        'Category__c',
        'Type__c',
        'ListingPrice__c',
        'Shipping__c',
        'Weight_kg__c',
        'ListIt__c',
        'ListingProblem__c',
      ],
    },
    {
      heading: 'Inside',
      items: ['ResalePrice__c', 'RefurbishmentCost__c', 'Margin__c', 'MarginPercent__c', 'InternalNote__c'],
      collapsible: true,
    },
  ],
  compact: ['Name', 'Number__c', 'Stage__c', 'Account__c', 'AskingPrice__c'],
};

/** What to do at each stage. */
export const offerPath: RecordPath = {
  label: 'Stages of an Offer',
  field: 'Stage__c',
  steps: {
    Submitted: {
      fields: ['Model__c', 'Condition__c', 'AskingPrice__c'],
      guidance: 'Ask for pictures and the type plate.',
    },
    Inspection: {
      fields: ['Condition__c', 'RefurbishmentCost__c'],
      guidance: 'Agree on a visit, or have it sent.',
    },
    'Price Proposed': { fields: ['ProposedPrice__c', 'ResalePrice__c', 'MarginPercent__c'] },
    Accepted: {
      fields: ['ExpectedBy__c', 'Location__c', 'ListingProblem__c'],
      guidance: 'Order the collection, look the pictures through, then list it.',
    },
    Listed: { fields: ['Listing__c'] },
  },
};
