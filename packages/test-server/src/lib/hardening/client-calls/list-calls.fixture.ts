import * as calls from '@relab/client/records';
import { type ClientCall, list, nobody, nothing, some } from './client-call.fixture.ts';

/** The calls about lists; what makes a thing stands before what removes it. */
export const listCalls: Readonly<Record<string, ClientCall>> = {
  getListRecordsByName: {
    good: (client) =>
      calls.getListRecordsByName(client, {
        ...list,
        fields: ['Instrument__c.Name'],
        where: '{ Name: { like: "Zeiss%" } }',
      }),
    shows: ({ instrument }) => ({ records: [{ id: instrument }] }),
    bad: (client) => calls.getListRecordsByName(client, { ...list, where: '{ Nothing: { eq: 1 } }' }),
    status: 400,
  },
  getListRecordsByListViewId: {
    good: (client, { instrumentList }) =>
      calls.getListRecordsByListViewId(client, {
        listViewId: instrumentList,
        sortBy: ['-Instrument__c.Name'],
      }),
    shows: () => ({ records: some, sortBy: ['-Instrument__c.Name'] }),
    bad: (client) => calls.getListRecordsByListViewId(client, { listViewId: '00B000000000999AAA' }),
    status: 404,
  },
  getListUiByApiName: {
    good: (client) => calls.getListUiByApiName(client, { ...list, pageSize: 2 }),
    shows: () => ({ info: { label: 'All Instruments' }, records: { pageSize: 2 } }),
    bad: (client) => calls.getListUiByApiName(client, { ...list, listViewApiName: 'Nothing' }),
    status: 404,
  },
  getListUiByListViewId: {
    good: (client, { instrumentList }) => calls.getListUiByListViewId(client, { listViewId: instrumentList }),
    shows: () => ({ info: { label: 'All Instruments' } }),
    bad: (client) => calls.getListUiByListViewId(client, { listViewId: '00B000000000999AAA' }),
    status: 404,
  },
  getListViewSummaryCollection: {
    good: (client) => calls.getListViewSummaryCollection(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ objectApiName: 'Instrument__c' }),
    bad: (client) => calls.getListViewSummaryCollection(client, { objectApiName: nobody }),
    status: 403,
  },
  getMruListUi: {
    good: (client) => calls.getMruListUi(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ info: { listReference: { type: 'mru' } } }),
    bad: (client) => calls.getMruListUi(client, { objectApiName: nobody }),
    status: 403,
  },
  getMruListRecords: {
    good: (client) => calls.getMruListRecords(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ listReference: { type: 'mru' } }),
    bad: (client) => calls.getMruListRecords(client, { objectApiName: nobody }),
    status: 403,
  },
  getListInfosByName: {
    good: (client) =>
      calls.getListInfosByName(client, { names: ['Instrument__c.AllInstruments', 'Lab__c.AllLabs'] }),
    shows: () => ({
      results: [{ statusCode: 200, result: { label: 'All Instruments' } }, { statusCode: 200 }],
    }),
    bad: (client) =>
      calls.getListInfosByName(client, { names: ['Instrument__c.AllInstruments', 'Lab__c.Nothing'] }),
    status: 404,
  },
  getListInfosByObjectName: {
    good: (client) => calls.getListInfosByObjectName(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ objectApiName: 'Instrument__c' }),
    bad: (client) => calls.getListInfosByObjectName(client, { objectApiName: nobody }),
    status: 403,
  },
  getListInfoByName: {
    good: (client) => calls.getListInfoByName(client, list),
    shows: () => ({ label: 'All Instruments' }),
    bad: (client) => calls.getListInfoByName(client, { ...list, listViewApiName: 'Nothing' }),
    status: 404,
  },
  createListInfo: {
    good: (client) =>
      calls.createListInfo(client, {
        objectApiName: 'Instrument__c',
        listViewApiName: 'Mine',
        label: 'Mine',
        displayColumns: ['Name'],
        filteredByInfo: [],
        visibility: 'Private',
      }),
    shows: () => ({ label: 'Mine' }),
    bad: (client) =>
      calls.createListInfo(client, {
        objectApiName: 'Instrument__c',
        listViewApiName: 'Bad',
        label: 'Bad',
        displayColumns: ['Nothing'],
      }),
    status: 400,
  },
  updateListInfoByName: {
    good: (client) =>
      calls.updateListInfoByName(client, {
        objectApiName: 'Instrument__c',
        listViewApiName: 'Mine',
        label: 'Ours',
      }),
    shows: () => ({ label: 'Ours' }),
    bad: (client) => calls.updateListInfoByName(client, { ...list, label: 'Not mine' }),
    status: 403,
  },
  getListObjectInfo: {
    good: (client) => calls.getListObjectInfo(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ objectApiName: 'Instrument__c', createable: true }),
    bad: (client) => calls.getListObjectInfo(client, { objectApiName: nobody }),
    status: 403,
  },
  getListPreferences: {
    good: (client) => calls.getListPreferences(client, list),
    shows: () => ({ listReference: { listViewApiName: 'AllInstruments' } }),
    bad: (client) => calls.getListPreferences(client, { ...list, listViewApiName: 'Nothing' }),
    status: 404,
  },
  updateListPreferences: {
    good: (client) => calls.updateListPreferences(client, { ...list, columnWidths: { Name: 200 } }),
    shows: () => ({ columnWidths: { Name: 200 } }),
    bad: (client) => calls.updateListPreferences(client, { ...list, columnWidths: { Name: -4 } }),
    status: 400,
  },
  deleteListInfo: {
    good: (client) =>
      calls.deleteListInfo(client, { objectApiName: 'Instrument__c', listViewApiName: 'Mine' }),
    shows: () => nothing,
    bad: (client) => calls.deleteListInfo(client, list),
    status: 403,
  },
};
