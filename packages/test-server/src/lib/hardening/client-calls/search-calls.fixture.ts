import * as calls from '@relab/client/records';
import { type ClientCall, nobody } from './client-call.fixture.ts';

/** The calls about search, lookups and duplicates; what makes a thing stands before what removes it. */
export const searchCalls: Readonly<Record<string, ClientCall>> = {
  getDuplicateConfiguration: {
    good: (client) => calls.getDuplicateConfiguration(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ dedupeEnabled: true }),
    bad: (client) => calls.getDuplicateConfiguration(client, { objectApiName: nobody }),
    status: 403,
  },
  findDuplicates: {
    good: (client, { lab }) =>
      calls.findDuplicates(client, { apiName: 'Instrument__c', fields: { Name: 'Zeiss Axio', Lab__c: lab } }),
    shows: () => ({}),
    bad: (client) => calls.findDuplicates(client, { apiName: nobody, fields: { Name: 'a' } }),
    status: 403,
  },
  getSearchFilterMetadata: {
    good: (client) => calls.getSearchFilterMetadata(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({}),
    bad: (client) => calls.getSearchFilterMetadata(client, { objectApiName: nobody }),
    status: 403,
  },
  getSearchFilterOptions: {
    good: (client) =>
      calls.getSearchFilterOptions(client, { objectApiName: 'Instrument__c', filterApiName: 'Kind__c' }),
    shows: () => ({}),
    bad: (client) =>
      calls.getSearchFilterOptions(client, { objectApiName: 'Instrument__c', filterApiName: 'Nothing' }),
    status: 404,
  },
  getLookupMetadata: {
    good: (client) =>
      calls.getLookupMetadata(client, { objectApiName: 'Instrument__c', fieldApiName: 'Lab__c' }),
    shows: () => ({}),
    bad: (client) =>
      calls.getLookupMetadata(client, { objectApiName: 'Instrument__c', fieldApiName: 'Name' }),
    status: 400,
  },
  getSearchResults: {
    good: (client) => calls.getSearchResults(client, { q: 'zeiss' }),
    shows: () => ({}),
    bad: (client) => calls.getSearchResults(client, { q: 'zeiss', objectApiNames: [nobody] }),
    status: 403,
  },
  getKeywordSearchResults: {
    good: (client) => calls.getKeywordSearchResults(client, { objectApiName: 'Instrument__c', q: 'zeiss' }),
    shows: () => ({}),
    bad: (client) => calls.getKeywordSearchResults(client, { objectApiName: nobody, q: 'zeiss' }),
    status: 403,
  },
  getLookupRecords: {
    good: (client) =>
      calls.getLookupRecords(client, {
        objectApiName: 'Instrument__c',
        fieldApiName: 'Lab__c',
        q: 'Opt',
        searchType: 'Search',
      }),
    shows: () => ({}),
    bad: (client) =>
      calls.getLookupRecords(client, { objectApiName: 'Instrument__c', fieldApiName: 'Name', q: 'Opt' }),
    status: 400,
  },
};
