import * as calls from '@relab/client/records';
import { type ClientCall, missing, nobody, nothing } from './client-call.fixture.ts';

/** The calls about records; what makes a thing stands before what removes it. */
export const recordCalls: Readonly<Record<string, ClientCall>> = {
  getRecord: {
    good: (client, { instrument }) =>
      calls.getRecord(client, {
        recordId: instrument,
        fields: ['Instrument__c.Name', 'Instrument__c.Lab__r.Name'],
      }),
    shows: ({ instrument }) => ({
      id: instrument,
      fields: { Lab__r: { value: { fields: { Name: { value: 'Optics' } } } } },
    }),
    bad: (client) => calls.getRecord(client, { recordId: missing, fields: ['Instrument__c.Name'] }),
    status: 404,
  },
  getRecords: {
    good: (client, { instrument, lab, spare }) =>
      calls.getRecords(client, {
        records: [
          { recordIds: [instrument, spare], fields: ['Instrument__c.Price__c'] },
          { recordIds: [lab], fields: ['Lab__c.Name'] },
        ],
      }),
    shows: ({ instrument, spare, lab }) => ({
      results: [instrument, spare, lab].map((id) => ({ statusCode: 200, result: { id } })),
    }),
    bad: (client, { instrument }) =>
      calls.getRecords(client, { records: [{ recordIds: [instrument], fields: ['Instrument__c.Nothing'] }] }),
    status: 400,
  },
  createRecord: {
    good: (client, { lab }) =>
      calls.createRecord(client, {
        apiName: 'Instrument__c',
        fields: { Name: 'Made', Lab__c: lab, Price__c: 12.5 },
      }),
    shows: () => ({
      apiName: 'Instrument__c',
      fields: { Price__c: { value: 12.5 } },
    }),
    bad: (client) =>
      calls.createRecord(client, {
        apiName: 'Instrument__c',
        fields: { Name: 'Sold for nothing', Stage__c: 'Sold' },
      }),
    status: 400,
  },
  updateRecord: {
    good: (client, { instrument }) =>
      calls.updateRecord(client, { recordId: instrument, fields: { Hours__c: 7 } }),
    shows: ({ instrument }) => ({ id: instrument, fields: { Hours__c: { value: 7 } } }),
    bad: (client, { instrument }) =>
      calls.updateRecord(client, { recordId: instrument, fields: { Weight__c: 9_000 } }),
    status: 400,
  },
  executeBatchRecordOperations: {
    good: (client, { instrument }) =>
      calls.executeBatchRecordOperations(client, {
        allOrNone: true,
        operations: [
          { type: 'Create', records: [{ apiName: 'Lab__c', fields: { Name: 'Annex' } }] },
          { type: 'Update', records: [{ fields: { Id: instrument, Hours__c: 8 } }] },
        ],
      }),
    shows: () => ({ hasErrors: false, results: [{ statusCode: 201 }, { statusCode: 200 }] }),
    bad: (client) => calls.executeBatchRecordOperations(client, { operations: [] }),
    status: 400,
  },
  getRecordUi: {
    good: (client, { instrument }) =>
      calls.getRecordUi(client, { recordIds: [instrument], layoutTypes: ['Full'], modes: ['View'] }),
    shows: ({ instrument }) => ({
      records: { [instrument]: { id: instrument } },
      objectInfos: { Instrument__c: {} },
      layouts: { Instrument__c: {} },
    }),
    bad: (client) =>
      calls.getRecordUi(client, { recordIds: ['no id'], layoutTypes: ['Full'], modes: ['View'] }),
    status: 400,
  },
  getRecordCreateDefaults: {
    good: (client) => calls.getRecordCreateDefaults(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ record: { apiName: 'Instrument__c', fields: { Stage__c: { value: 'Received' } } } }),
    bad: (client) => calls.getRecordCreateDefaults(client, { objectApiName: nobody }),
    status: 403,
  },
  getRecordTemplateClone: {
    good: (client, { instrument }) => calls.getRecordTemplateClone(client, { recordId: instrument }),
    shows: ({ instrument }) => ({ cloneSourceId: instrument }),
    bad: (client) => calls.getRecordTemplateClone(client, { recordId: missing }),
    status: 404,
  },
  getRecordTemplateCreate: {
    good: (client) => calls.getRecordTemplateCreate(client, { objectApiName: 'Lab__c' }),
    shows: () => ({ apiName: 'Lab__c' }),
    bad: (client) => calls.getRecordTemplateCreate(client, { objectApiName: nobody }),
    status: 403,
  },
  deleteRecord: {
    good: (client, { spare }) => calls.deleteRecord(client, { recordId: spare }),
    shows: () => nothing,
    bad: (client) => calls.deleteRecord(client, { recordId: missing }),
    status: 404,
  },
};
