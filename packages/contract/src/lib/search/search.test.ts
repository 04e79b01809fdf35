import { expect, test } from 'vitest';
import { getKeywordSearchResults, getLookupRecords, getSearchResults } from '../../records.ts';
import { buildRequest } from '../build-request.ts';
import { checkConfig } from '../check-config.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { LookupRecords } from './lookup-schemas.ts';

const keyword = (filter: unknown) =>
  checkConfig(getKeywordSearchResults, { q: 'pump', objectApiName: 'Product2', filters: [filter] });
const options = (searchObjectOptions: unknown) =>
  checkConfig(getSearchResults, { q: 'pump', searchObjectOptions });
const lookup = (members: object) =>
  checkConfig(getLookupRecords, { objectApiName: 'Contact', fieldApiName: 'AccountId', ...members });

test('D-092: a filter names a field, an operator and values; its object may be left out', () => {
  const filter = { fieldPath: 'Price__c', operator: 'GreaterThan', values: [1.5, 'a', true] };
  expect(keyword(filter)).toEqual([]);
  expect(keyword({ ...filter, objectApiName: 'Product2' })).toEqual([]);
  for (const name of Object.keys(filter)) expect(keyword({ ...filter, [name]: undefined })).toHaveLength(1);
  expect(keyword({ ...filter, values: [null] })).toHaveLength(1);
  expect(keyword({ ...filter, values: 'a' })).toHaveLength(1);
  expect(keyword({ ...filter, objectApiName: 7 })).toHaveLength(1);
});

test('D-093: a data category names a group, an operator and texts', () => {
  const category = { groupName: 'Geography', operator: 'Below', values: ['Norway'] };
  expect(options({ dataCategories: [category] })).toEqual([]);
  for (const name of Object.keys(category))
    expect(options({ dataCategories: [{ ...category, [name]: undefined }] })).toHaveLength(1);
  expect(options({ dataCategories: [{ ...category, values: [1] }] })).toHaveLength(1);
});

test('D-094: options of a search are data categories and filters', () => {
  expect(
    options({ dataCategories: [], filters: [{ fieldPath: 'Name', operator: 'Equals', values: ['a'] }] }),
  ).toEqual([]);
  expect(options({ filters: [{}] })).not.toEqual([]);
  expect(options('all')).toHaveLength(1);
});

test('a search says what it searches for', () => {
  expect(checkConfig(getSearchResults, {})).toHaveLength(1);
  expect(buildRequest(getSearchResults, { q: 'a b', objectApiNames: ['Account'] })).toMatchObject({
    method: 'POST',
    url: '/services/data/v63.0/ui-api/search/results?q=a+b',
    body: '{"objectApiNames":["Account"]}',
  });
});

test('D-175: the order of found records is one text, or a list of texts', () => {
  const search = { q: 'pump', objectApiName: 'Product2' };
  for (const sortBy of ['Name', '-Name,Price__c', ['Name', 'Price__c']])
    expect(checkConfig(getKeywordSearchResults, { ...search, sortBy })).toEqual([]);
  for (const sortBy of [7, [7], {}])
    expect(checkConfig(getKeywordSearchResults, { ...search, sortBy })).toHaveLength(1);
});

test('D-214: the record being edited is a record input', () => {
  expect(lookup({})).toEqual([]);
  expect(lookup({ sourceRecord: { apiName: 'Contact', fields: { Id: null, AccountId: '001' } } })).toEqual(
    [],
  );
  expect(lookup({ sourceRecord: { apiName: 'Contact' } })).toEqual([
    { path: ['sourceRecord', 'fields'], message: 'Expected "object" but received "undefined"' },
  ]);
  expect(lookup({ sourceRecord: { apiName: 7, fields: {} } })).toHaveLength(1);
  expect(lookup({ sourceRecord: { fields: { Id: {} } } })).toHaveLength(1);
});

test('D-215: an order has a field and a direction', () => {
  expect(lookup({ orderBy: [{ fieldApiName: 'Name', isAscending: false }] })).toEqual([]);
  expect(lookup({ orderBy: [{ fieldApiName: 'Name' }] })).toHaveLength(1);
  expect(lookup({ orderBy: [{ fieldApiName: 'Name', isAscending: 'up' }] })).toHaveLength(1);
  expect(lookup({ orderBy: ['Name'] })).toHaveLength(1);
});

test('a lookup is recent, by search or while typing, for one target or several', () => {
  expect(lookup({ searchType: 'TypeAhead', q: 'har', targetApiName: 'Account', page: 1 })).toEqual([]);
  expect(lookup({ targetApiName: ['Account', 'Lead'] })).toEqual([]);
  expect(lookup({ searchType: 'Fuzzy' })).toHaveLength(1);
  expect(lookup({ page: 0 })).toHaveLength(1);
});

test('D-095: what a lookup finds are records by object', () => {
  const found = {
    lookupResults: {
      Account: {
        count: 0,
        currentPageToken: '1',
        currentPageUrl: '/lookups/Contact/AccountId?page=1',
        nextPageToken: null,
        nextPageUrl: null,
        previousPageToken: null,
        previousPageUrl: null,
        records: [],
      },
    },
  };
  expect(neededMembers(LookupRecords, found)).toEqual(['lookupResults']);
  expect(neededMembers(LookupRecords, found, ['lookupResults', 'Account'])).toContain('records');
  expect(fitsWith(LookupRecords, found, ['lookupResults', 'Account', 'records'], [{}])).toBe(false);
  expect(fitsWith(LookupRecords, found, ['lookupResults'], [])).toBe(false);
});
