import { expect, expectTypeOf, test } from 'vitest';
import {
  getRelatedListCount,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsCount,
  orderedByItem,
  updateRelatedListInfo,
  updateRelatedListPreferences,
} from '../../records.ts';
import { buildRequest } from '../build-request.ts';
import type { ConfigFor } from '../call.ts';
import { checkConfig } from '../check-config.ts';
import { checkValue, type Problem } from '../check-value.ts';

const pages = (...relatedListParameters: unknown[]) =>
  checkConfig(getRelatedListRecordsBatch, { parentRecordId: '001', relatedListParameters });
const preferences = (members: object) =>
  checkConfig(updateRelatedListPreferences, { preferencesId: 'Account.Contacts', ...members });
const info = (members: object) =>
  checkConfig(updateRelatedListInfo, {
    parentObjectApiName: 'Account',
    relatedListId: 'Contacts',
    ...members,
  });

test('D-191: an entry for a related list is an object with the text relatedListId', () => {
  expect(pages({ relatedListId: 'Contacts' })).toEqual([]);
  expect(pages('Contacts')).toEqual([
    { path: ['relatedListParameters', '0'], message: 'Expected "object" but received "string"' },
  ]);
  expect(pages({})).toEqual([
    {
      path: ['relatedListParameters', '0', 'relatedListId'],
      message: 'Expected "string" but received "undefined"',
    },
  ]);
});

test.each(['fields', 'optionalFields', 'sortBy'])('D-192: %s of an entry is a list of texts', (name) => {
  expect(pages({ relatedListId: 'Contacts', [name]: ['Contact.Name'] })).toEqual([]);
  expect(pages({ relatedListId: 'Contacts', [name]: 'Contact.Name' })).toHaveLength(1);
  expect(pages({ relatedListId: 'Contacts', [name]: [1] })).toHaveLength(1);
});

test('D-193: the page size of an entry is a whole number', () => {
  expect(pages({ relatedListId: 'Contacts', pageSize: 10 })).toEqual([]);
  for (const pageSize of [1.5, '10', null, 0, 2000])
    expect(pages({ relatedListId: 'Contacts', pageSize })).toHaveLength(1);
});

test('D-194: where of an entry is a text', () => {
  expect(pages({ relatedListId: 'Contacts', where: '{ Name: { like: "A%" } }' })).toEqual([]);
  expect(pages({ relatedListId: 'Contacts', where: {} })).toEqual([
    { path: ['relatedListParameters', '0', 'where'], message: 'Expected "string" but received "object"' },
  ]);
});

test('D-195: widths of columns are whole numbers', () => {
  expect(preferences({ columnWidths: { Name: 240, Email: -1 } })).toEqual([]);
  expect(preferences({ columnWidths: { Name: 2.5 } })).toEqual([
    { path: ['columnWidths', 'Name'], message: 'Expected "integer" but received "number"' },
  ]);
});

test('D-196: whether columns wrap is a boolean', () => {
  expect(preferences({ columnWrap: { Name: true } })).toEqual([]);
  expect(preferences({ columnWrap: { Name: 'yes' } })).toEqual([
    { path: ['columnWrap', 'Name'], message: 'Expected "boolean" but received "string"' },
  ]);
});

test('D-197: preferences of a list info hold whole widths and boolean wraps', () => {
  const userPreferences = { columnWidths: { Name: 240 }, columnWrap: { Name: false } };
  expect(info({ userPreferences })).toEqual([]);
  expect(info({})).toEqual([]);
  expect(info({ userPreferences: { columnWrap: {} } })).toHaveLength(1);
  expect(info({ userPreferences: { columnWidths: {} } })).toHaveLength(1);
});

test('D-198: what is wrong with the preferences of a list info is named by the way to it', () => {
  expect(
    info({ userPreferences: { columnWidths: { Name: '240' }, columnWrap: { Email: 1 } } }).map(({ path }) =>
      path.join('.'),
    ),
  ).toEqual(['userPreferences.columnWidths.Name', 'userPreferences.columnWrap.Email']);
});

test('D-199: entries of an order can be told apart by whether they fit', () => {
  const fits = (entry: unknown) => {
    const problems: Problem[] = [];
    checkValue(orderedByItem, entry, problems);
    return problems.length === 0;
  };
  const entries = [
    { fieldApiName: 'Name', isAscending: true },
    { fieldApiName: 'Name', isAscending: 'true' },
    { fieldApiName: 7, isAscending: true },
    { isAscending: true },
    'Name',
    { fieldApiName: 'Email', isAscending: false, label: 'Email' },
  ];
  expect(entries.filter(fits)).toEqual([entries[0], entries[5]]);
});

test('D-118: a later page is requested by the token of the server, whatever it looks like', () => {
  const config = {
    parentRecordId: '001',
    relatedListId: 'Contacts',
    pageToken: 'eyJvIjo1MH0=',
    pageSize: 50,
  };
  expect(checkConfig(getRelatedListRecords, config)).toEqual([]);
  expect(buildRequest(getRelatedListRecords, config)).toMatchObject({
    method: 'POST',
    url: '/services/data/v63.0/ui-api/related-list-records/001/Contacts',
    body: '{"pageSize":50,"pageToken":"eyJvIjo1MH0="}',
  });
});

test('D-148: several lists of a record are counted by one path', () => {
  expect(
    buildRequest(getRelatedListsCount, {
      parentRecordId: '001',
      relatedListNames: ['Contacts', 'Cases'],
      maxCount: 99,
    }).url,
  ).toBe('/services/data/v63.0/ui-api/related-list-count/batch/001/Contacts,Cases?maxCount=99');
  expectTypeOf<ConfigFor<typeof getRelatedListsCount>['relatedListNames']>().toEqualTypeOf<
    string | readonly string[]
  >();
  expect(
    checkConfig(getRelatedListCount, { parentRecordId: '001', relatedListId: ['Contacts'] }),
  ).toHaveLength(1);
});

test('a count goes up to 1999', () => {
  const counted = { parentRecordId: '001', relatedListId: 'Contacts' };
  expect(checkConfig(getRelatedListCount, { ...counted, maxCount: 1999 })).toEqual([]);
  expect(checkConfig(getRelatedListCount, { ...counted, maxCount: 2000 })).toHaveLength(1);
});
