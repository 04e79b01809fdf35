import * as calls from '@relab/client/records';
import { expect } from 'vitest';
import { type ClientCall, missing, nobody, preferences } from './client-call.fixture.ts';

/** The calls about related lists; what makes a thing stands before what removes it. */
export const relatedListCalls: Readonly<Record<string, ClientCall>> = {
  getRelatedListsCount: {
    good: (client, { instrument }) =>
      calls.getRelatedListsCount(client, {
        parentRecordId: instrument,
        relatedListNames: ['Repairs__r', 'Tasks'],
      }),
    shows: () => ({ results: [{ statusCode: 200 }, {}] }),
    bad: (client) =>
      calls.getRelatedListsCount(client, {
        parentRecordId: missing,
        relatedListNames: ['Repairs__r', 'Tasks'],
      }),
    status: 404,
  },
  getRelatedListCount: {
    good: (client, { lab }) =>
      calls.getRelatedListCount(client, {
        parentRecordId: lab,
        relatedListId: 'Instruments__r',
        maxCount: 1,
      }),
    shows: () => ({ count: 1, hasMore: true }),
    bad: (client, { lab }) =>
      calls.getRelatedListCount(client, { parentRecordId: lab, relatedListId: 'Nothing__r' }),
    status: 400,
  },
  getRelatedListInfoBatch: {
    good: (client) =>
      calls.getRelatedListInfoBatch(client, {
        parentObjectApiName: 'Instrument__c',
        relatedListNames: ['Repairs__r', 'Tasks'],
      }),
    shows: () => ({ results: [{ statusCode: 200 }, {}] }),
    bad: (client) =>
      calls.getRelatedListInfoBatch(client, {
        parentObjectApiName: nobody,
        relatedListNames: ['Repairs__r', 'Tasks'],
      }),
    status: 400,
  },
  getRelatedListsInfo: {
    good: (client) => calls.getRelatedListsInfo(client, { parentObjectApiName: 'Instrument__c' }),
    shows: () => ({ parentObjectApiName: 'Instrument__c', relatedLists: [{}] }),
    bad: (client) => calls.getRelatedListsInfo(client, { parentObjectApiName: nobody }),
    status: 400,
  },
  getRelatedListInfo: {
    good: (client) =>
      calls.getRelatedListInfo(client, { parentObjectApiName: 'Instrument__c', relatedListId: 'Repairs__r' }),
    shows: () => ({ label: 'Repairs' }),
    bad: (client) =>
      calls.getRelatedListInfo(client, { parentObjectApiName: 'Instrument__c', relatedListId: 'Nothing__r' }),
    status: 400,
  },
  updateRelatedListInfo: {
    good: (client) =>
      calls.updateRelatedListInfo(client, {
        parentObjectApiName: 'Instrument__c',
        relatedListId: 'Repairs__r',
        orderedByInfo: [],
        userPreferences: preferences,
      }),
    shows: () => ({ userPreferences: { columnWidths: { Name: 120 } } }),
    bad: (client) =>
      calls.updateRelatedListInfo(client, {
        parentObjectApiName: 'Instrument__c',
        relatedListId: 'Nothing__r',
        orderedByInfo: [],
        userPreferences: preferences,
      }),
    status: 400,
  },
  getRelatedListPreferencesBatch: {
    good: (client) =>
      calls.getRelatedListPreferencesBatch(client, {
        preferencesIds: ['Instrument__c.Repairs__r', 'Lab__c.Instruments__r'],
      }),
    shows: () => ({ results: [{ statusCode: 200 }, { statusCode: 200 }] }),
    bad: (client) =>
      calls.getRelatedListPreferencesBatch(client, {
        preferencesIds: Array.from({ length: 300 }, (_, index) => `No${index}.Repairs__r`),
      }),
    status: 400,
  },
  getRelatedListPreferences: {
    good: (client) => calls.getRelatedListPreferences(client, { preferencesId: 'Instrument__c.Repairs__r' }),
    shows: () => ({ columnWidths: { Name: 120 } }),
    bad: (client) => calls.getRelatedListPreferences(client, { preferencesId: 'Nothing__c.Repairs__r' }),
    status: 404,
  },
  updateRelatedListPreferences: {
    good: (client) =>
      calls.updateRelatedListPreferences(client, {
        preferencesId: 'Lab__c.Instruments__r',
        ...preferences,
        orderedBy: [],
      }),
    shows: () => ({ columnWidths: { Name: 120 } }),
    bad: (client) =>
      calls.updateRelatedListPreferences(client, {
        preferencesId: 'Lab__c.Nothing__r',
        ...preferences,
        orderedBy: [],
      }),
    status: 404,
  },
  getRelatedListRecords: {
    good: (client, { instrument }) =>
      calls.getRelatedListRecords(client, {
        parentRecordId: instrument,
        relatedListId: 'Repairs__r',
        fields: ['Repair__c.Subject__c'],
        sortBy: ['Repair__c.CreatedDate'],
      }),
    shows: ({ repair }) => ({ records: expect.arrayContaining([expect.objectContaining({ id: repair })]) }),
    bad: (client, { instrument }) =>
      calls.getRelatedListRecords(client, {
        parentRecordId: instrument,
        relatedListId: 'Repairs__r',
        fields: ['Repair__c.Nothing'],
      }),
    status: 400,
  },
  getRelatedListRecordsBatch: {
    good: (client, { instrument }) =>
      calls.getRelatedListRecordsBatch(client, {
        parentRecordId: instrument,
        relatedListParameters: [{ relatedListId: 'Repairs__r' }, { relatedListId: 'Tasks' }],
      }),
    shows: () => ({ results: [{ statusCode: 200 }, {}] }),
    bad: (client) =>
      calls.getRelatedListRecordsBatch(client, {
        parentRecordId: missing,
        relatedListParameters: [{ relatedListId: 'Repairs__r' }, { relatedListId: 'Tasks' }],
      }),
    status: 404,
  },
};
