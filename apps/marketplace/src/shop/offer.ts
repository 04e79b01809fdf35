import {
  autoNumber,
  boolean,
  currency,
  date,
  defineObject,
  everything,
  formula,
  longText,
  number,
  type PicklistValue,
  picklist,
  reference,
  text,
} from '@relab/server/objects';
import { conditions } from '../catalogue/index.ts';
import { byClerks, calculatedInside, insideOnly, ownedBy } from './own.ts';

const stage = (value: string, probability: number, end?: 'won' | 'lost'): PicklistValue => ({
  value,
  label: value,
  attributes: {
    picklistAtrributesValueType: 'OpportunityStage',
    closed: end !== undefined,
    defaultProbability: probability,
    forecastCategoryName: end === undefined ? 'Pipeline' : end === 'won' ? 'Closed' : 'Omitted',
    won: end === 'won',
  },
});

const ofAccount = { field: 'Account__c', is: 'account' } as const;
const mine = [ownedBy, ofAccount] as const;
const columns = [
  'Name',
  'Number__c',
  'Account__r.Name',
  'Stage__c',
  'AskingPrice__c',
  'ExpectedBy__c',
  'Owner.Name',
];

/** Equipment that a seller offers us. What they want for it is theirs to say; what we think of it stays with us. */
export const offer = defineObject({
  apiName: 'Offer__c',
  label: 'Offer',
  labelPlural: 'Offers',
  keyPrefix: 'a02',
  nameField: 'Name',
  color: '#FCB95B',
  owned: true,
  fields: {
    Name: text({ label: 'Equipment', required: true, indexed: true }),
    Number__c: autoNumber({ label: 'Offer Number', prefix: 'OF-', digits: 5 }),
    Account__c: reference({ label: 'Seller', to: 'Account' }),
    Contact__c: reference({
      label: 'Contact',
      to: 'Contact',
      lookupFilter: { field: 'AccountId', equals: 'Account__c' },
    }),
    Lead__c: reference({ label: 'Lead', to: 'Lead' }),
    Listing__c: reference({ label: 'Listing', to: 'Product2', ...byClerks }),
    Manufacturer__c: reference({ label: 'Manufacturer', to: 'Manufacturer__c' }),
    Model__c: text({ label: 'Model', length: 120 }),
    Year__c: number({ label: 'Year', precision: 4 }),
    Condition__c: picklist({
      label: 'Condition',
      values: conditions.map(({ apiName, label }) => ({ value: apiName, label })),
    }),
    Location__c: text({ label: 'Stands in', length: 120 }),
    Quantity__c: number({ label: 'Quantity', precision: 5, default: 1, required: true }),
    Description__c: longText({ label: 'Description' }),
    Stage__c: picklist({
      label: 'Stage',
      values: [
        stage('Submitted', 10),
        stage('Inspection', 30),
        stage('Price Proposed', 60),
        stage('Accepted', 90),
        stage('Listed', 100, 'won'),
        stage('Rejected', 0, 'lost'),
        stage('Withdrawn', 0, 'lost'),
      ],
      default: 'Submitted',
      required: true,
      ...byClerks,
    }),
    IsWithdrawn__c: boolean({
      label: 'No Longer Offered',
      help: 'The seller keeps it, or sold it elsewhere.',
    }),
    ExpectedBy__c: date({ label: 'To Go by', help: 'The day by which it must have left.' }),
    AskingPrice__c: currency({ label: 'Asking Price' }),
    FloorPrice__c: currency({
      label: 'Floor Price',
      help: 'The least the seller takes.',
      readableBy: ['seller', 'clerk'],
    }),
    ProposedPrice__c: currency({ label: 'Our Price', ...byClerks }),
    RejectReason__c: text({ label: 'Why Not', ...byClerks }),
    ResalePrice__c: currency({ label: 'Expected Resale Price', ...insideOnly }),
    RefurbishmentCost__c: currency({ label: 'Refurbishment Cost', ...insideOnly }),
    InternalNote__c: longText({ label: 'Internal Note', ...insideOnly }),
    Margin__c: formula({
      label: 'Margin',
      returns: 'currency',
      formula:
        'ResalePrice__c - BLANKVALUE(RefurbishmentCost__c, 0) - BLANKVALUE(ProposedPrice__c, AskingPrice__c)',
      ...calculatedInside,
    }),
    MarginPercent__c: formula({
      label: 'Margin (%)',
      returns: 'percent',
      formula: 'IF(ResalePrice__c > 0, ROUND(Margin__c / ResalePrice__c, 3), NULL)',
      ...calculatedInside,
    }),
    IsClosed__c: formula({
      label: 'Closed',
      returns: 'boolean',
      formula: `ISPICKVAL(Stage__c, 'Listed') || ISPICKVAL(Stage__c, 'Rejected') || ISPICKVAL(Stage__c, 'Withdrawn')`,
    }),
  },
  recordTypes: {
    Purchase: { label: 'We Buy It', default: true },
    Consignment: { label: 'We Sell It for the Owner' },
  },
  layouts: {
    full: [
      {
        heading: 'Offer',
        places: [
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
        places: ['Manufacturer__c', 'Model__c', 'Year__c', 'Condition__c', 'Location__c', 'Quantity__c'],
      },
      {
        heading: 'Price',
        places: ['AskingPrice__c', 'FloorPrice__c', 'ProposedPrice__c', 'RejectReason__c'],
      },
      { heading: 'Description', columns: 1, places: ['Description__c'] },
      {
        heading: 'Inside',
        places: [
          'ResalePrice__c',
          'RefurbishmentCost__c',
          'Margin__c',
          'MarginPercent__c',
          'InternalNote__c',
        ],
        collapsible: true,
      },
    ],
    compact: ['Name', 'Number__c', 'Stage__c', 'Account__c', 'AskingPrice__c'],
  },
  path: {
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
      Accepted: { fields: ['ExpectedBy__c', 'Location__c'], guidance: 'Order the collection.' },
      Listed: { fields: ['Listing__c'] },
    },
  },
  listViews: {
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
  },
  actions: {
    Inspect: {
      label: 'Inspect',
      type: 'Create',
      target: 'Event',
      parentField: 'WhatId',
      places: ['Subject', 'StartDateTime', 'EndDateTime', 'Location'],
      defaults: {
        Subject: 'Inspection of {Name}',
        Location: '{Location__c}',
        Type: 'Inspection',
        AccountId: '{Account__c}',
      },
      when: 'NOT(IsClosed__c)',
      availableTo: ['clerk'],
    },
    ProposePrice: {
      label: 'Propose a Price',
      type: 'Update',
      places: [
        { fields: ['ProposedPrice__c'], behavior: 'Required' },
        'ResalePrice__c',
        'RefurbishmentCost__c',
      ],
      defaults: { Stage__c: 'Price Proposed' },
      when: `ISPICKVAL(Stage__c, 'Submitted') || ISPICKVAL(Stage__c, 'Inspection')`,
      availableTo: ['clerk'],
    },
    Reject: {
      label: 'Reject',
      type: 'Update',
      places: [{ fields: ['RejectReason__c'], behavior: 'Required' }],
      defaults: { Stage__c: 'Rejected' },
      when: 'NOT(IsClosed__c)',
      availableTo: ['clerk'],
    },
    Withdraw: {
      label: 'Withdraw',
      type: 'Update',
      places: ['Description__c'],
      defaults: { IsWithdrawn__c: true },
      when: 'NOT(IsClosed__c) && NOT(IsWithdrawn__c)',
      successMessage: 'The offer is withdrawn.',
    },
  },
  validationRules: [
    {
      name: 'FloorIsBelow',
      error: 'FloorPrice__c > AskingPrice__c',
      message: 'The floor price is the asking price at most.',
      field: 'FloorPrice__c',
    },
    {
      name: 'AsksForSomething',
      error: 'AskingPrice__c < 0 || FloorPrice__c < 0',
      message: 'Prices are zero or more.',
    },
    {
      name: 'OffersSomething',
      error: 'Quantity__c < 1',
      message: 'Offer one unit or more.',
      field: 'Quantity__c',
    },
    {
      name: 'ProposedWithAPrice',
      error: `ISPICKVAL(Stage__c, 'Price Proposed') && ISBLANK(ProposedPrice__c)`,
      message: 'Say what we pay.',
      field: 'ProposedPrice__c',
    },
    {
      name: 'ListedAsAListing',
      error: `ISPICKVAL(Stage__c, 'Listed') && ISBLANK(Listing__c)`,
      message: 'Name the listing that it became.',
      field: 'Listing__c',
    },
    {
      name: 'RejectedForAReason',
      error: `ISPICKVAL(Stage__c, 'Rejected') && ISBLANK(RejectReason__c)`,
      message: 'Say why not.',
      field: 'RejectReason__c',
    },
  ],
  search: {
    fields: ['Name', 'Number__c', 'Model__c'],
    columns: ['Name', 'Number__c', 'Stage__c', 'AskingPrice__c'],
    filters: ['Stage__c', 'Condition__c', 'AskingPrice__c'],
  },
  permissions: { seller: { read: mine, create: true, update: mine }, clerk: everything },
});
