// #region instrument
import {
  boolean,
  currency,
  date,
  defineObject,
  fullAccess,
  picklist,
  reference,
  rollup,
  text,
} from '@relab/records/objects';

export const instrument = defineObject({
  apiName: 'Instrument__c',
  label: 'Instrument',
  labelPlural: 'Instruments',
  keyPrefix: 'a90',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Instrument', length: 80, required: true, indexed: true }),
    Kind__c: picklist({ label: 'Kind', values: ['Centrifuge', 'Microscope', 'Balance'], required: true }),
    DailyRate__c: currency({ label: 'Daily Rate', help: 'Before taxes.' }),
    Loans__c: rollup({ label: 'Loans', object: 'Loan__c', by: 'Instrument__c', calculates: 'count' }),
  },
  listViews: {
    All: { label: 'All Instruments', columns: ['Name', 'Kind__c', 'DailyRate__c'], sortBy: ['Name'] },
  },
  validationRules: [
    { name: 'RateIsNotNegative', error: 'DailyRate__c < 0', message: 'Zero or more.', field: 'DailyRate__c' },
  ],
  search: { fields: ['Name'], columns: ['Name', 'Kind__c'] },
  permissions: { clerk: fullAccess, buyer: { read: 'all' } },
});
// #endregion instrument

// #region loan
export const loan = defineObject({
  apiName: 'Loan__c',
  label: 'Loan',
  labelPlural: 'Loans',
  keyPrefix: 'a91',
  nameField: 'Name',
  owned: true,
  fields: {
    Name: text({ label: 'Borrower', length: 80, required: true }),
    Instrument__c: reference({
      label: 'Instrument',
      to: 'Instrument__c',
      childRelationshipName: 'Loans__r',
      required: true,
    }),
    Due__c: date({ label: 'Due Back' }),
    Returned__c: boolean({ label: 'Returned' }),
  },
  listViews: {
    Open: {
      label: 'Open Loans',
      columns: ['Name', 'Instrument__r.Name', 'Due__c'],
      filters: [{ field: 'Returned__c', operator: 'equals', value: false }],
      sortBy: ['Due__c'],
    },
  },
  permissions: {
    clerk: fullAccess,
    // Buyers see and change their own loans, and nobody else's.
    buyer: { read: { field: 'OwnerId', is: 'user' }, create: true, update: { field: 'OwnerId', is: 'user' } },
  },
});
// #endregion loan
