const stamp = '2026-03-02T09:15:30.000Z';
const who = '005000000000001AAA';

/** The members that every record has. */
const common = {
  childRelationships: {},
  eTag: '6f1d2c3b4a5968778695a4b3c2d1e0f9',
  lastModifiedById: who,
  lastModifiedDate: stamp,
  recordTypeId: null,
  recordTypeInfo: null,
  systemModstamp: stamp,
  weakEtag: 1_772_442_930_000,
};

const owner = {
  ...common,
  apiName: 'User',
  fields: { Name: { displayValue: null, value: 'Ada Okafor' } },
  id: who,
};

/** An account with a record type, a scalar of each kind, the user it belongs to and one contact below it. */
export const account = {
  ...common,
  apiName: 'Account',
  childRelationships: {
    Contacts: {
      count: 1,
      currentPageToken: '0',
      currentPageUrl: '/services/data/v63.0/ui-api/records/001000000000001AAA/child-relationships/Contacts',
      nextPageToken: null,
      nextPageUrl: null,
      previousPageToken: null,
      previousPageUrl: null,
      records: [{ ...common, apiName: 'Contact', fields: {}, id: '003000000000001AAA' }],
    },
  },
  fields: {
    AnnualRevenue: { displayValue: '$1,250', value: 1250.5 },
    Industry: { displayValue: 'Retail', value: 'Retail' },
    IsCustomer__c: { displayValue: null, value: true },
    Owner: { displayValue: 'Ada Okafor', value: owner },
    Phone: { displayValue: null, value: null },
  },
  id: '001000000000001AAA',
  recordTypeId: '012000000000001AAA',
  recordTypeInfo: {
    available: true,
    defaultRecordTypeMapping: true,
    master: false,
    name: 'Shop',
    recordTypeId: '012000000000001AAA',
  },
};
