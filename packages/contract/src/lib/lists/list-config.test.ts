import { expect, test } from 'vitest';
import type { AnyCall } from '../call.ts';
import { checkConfig } from '../check-config.ts';
import { listInfo } from './list.fixture.ts';
import { createListInfo, getListInfosByName, updateListInfoByName } from './list-info.ts';
import { updateListPreferences } from './list-preferences.ts';
import { getListRecordsByListViewId, getListRecordsByName } from './list-records.ts';

const named = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };

/** What is wrong, by the way to it. */
const wrong = (call: AnyCall, config: object) =>
  Object.fromEntries(
    checkConfig(call, { ...named, ...config }).map(({ path, message }) => [path.join('.'), message]),
  );

test('D-039: a list is made of these members, all of which an update may leave out', () => {
  const input = {
    displayColumns: ['Name'],
    filterLogicString: '1',
    filteredByInfo: [{ fieldApiName: 'Industry', operandLabels: ['Retail'], operator: 'Equals' }],
    label: 'Shops',
    listShares: listInfo.listShares,
    scope: { apiName: 'everything' },
    visibility: 'Shared',
  };
  expect(wrong(updateListInfoByName, input)).toEqual({});
  expect(wrong(createListInfo, input)).toEqual({});
  expect(wrong(updateListInfoByName, {})).toEqual({});
  expect(wrong(updateListInfoByName, { listShares: ['Everyone'] })).toEqual({});
  expect(wrong(updateListInfoByName, { displayColumns: [{ fieldApiName: 'Name' }] })).toHaveProperty([
    'displayColumns.0',
  ]);
  expect(wrong(updateListInfoByName, { visibility: 'Secret' })).toHaveProperty('visibility');
});

test('D-040, D-149: includeDefaultAttributes is a boolean', () => {
  expect(wrong(createListInfo, { includeDefaultAttributes: true })).toEqual({});
  expect(wrong(createListInfo, { includeDefaultAttributes: 'true' })).toEqual({
    includeDefaultAttributes: 'Expected "boolean" but received "string"',
  });
});

test('D-041, D-167…D-169: a filter item has strings for field and operator, and an array of strings', () => {
  const item = { fieldApiName: 'Industry', operandLabels: ['Retail'], operator: 'Equals' };
  const filter = (change: object) =>
    wrong(updateListInfoByName, { filteredByInfo: [{ ...item, ...change }] });
  expect(filter({})).toEqual({});
  expect(filter({ fieldApiName: 1 })).toEqual({
    'filteredByInfo.0.fieldApiName': 'Expected "string" but received "number"',
  });
  expect(filter({ operator: undefined })).toEqual({
    'filteredByInfo.0.operator': 'Expected "string" but received "undefined"',
  });
  expect(filter({ operandLabels: 'Retail' })).toEqual({
    'filteredByInfo.0.operandLabels': 'Expected "array" but received "string"',
  });
  expect(filter({ operandLabels: [1] })).toEqual({
    'filteredByInfo.0.operandLabels.0': 'Expected "string" but received "number"',
  });
});

test('D-042, D-174: a scope has a string apiName; its entities are strings or null', () => {
  const scope = (value: object) => wrong(createListInfo, { scope: value });
  expect(scope({ apiName: 'queue', entityId: '00G', relatedEntityId: null })).toEqual({});
  expect(scope({ entityId: '00G' })).toEqual({
    'scope.apiName': 'Expected "string" but received "undefined"',
  });
  expect(scope({ apiName: null })).toEqual({ 'scope.apiName': 'Expected "string" but received "null"' });
  expect(scope({ apiName: 'queue', relatedEntityId: 7 })).toHaveProperty(['scope.relatedEntityId']);
});

test('D-170, D-171: a step of an order has a string field and a boolean direction', () => {
  const order = (step: object) => wrong(updateListPreferences, { orderedBy: [step] });
  expect(order({ fieldApiName: 'Name', isAscending: false })).toEqual({});
  expect(order({ fieldApiName: 'Name', isAscending: false, label: 'Account Name' })).toEqual({});
  expect(order({ fieldApiName: null, isAscending: true })).toEqual({
    'orderedBy.0.fieldApiName': 'Expected "string" but received "null"',
  });
  expect(order({ fieldApiName: 'Name', isAscending: 'asc' })).toEqual({
    'orderedBy.0.isAscending': 'Expected "boolean" but received "string"',
  });
});

test('D-172: column widths are whole numbers', () => {
  expect(wrong(updateListPreferences, { columnWidths: { Name: 320, Phone: -1 } })).toEqual({});
  expect(wrong(updateListPreferences, { columnWidths: { Name: 1.5, Phone: '9' } })).toEqual({
    'columnWidths.Name': 'Expected "integer" but received "number"',
    'columnWidths.Phone': 'Expected "integer" but received "string"',
  });
});

test('D-173: column wraps are true or false', () => {
  expect(wrong(updateListPreferences, { columnWrap: { Name: true } })).toEqual({});
  expect(wrong(updateListPreferences, { columnWrap: { Name: 1 } })).toEqual({
    'columnWrap.Name': 'Expected "boolean" but received "number"',
  });
});

test('D-175: a sort order is a text or a list of texts', () => {
  for (const sortBy of ['Name,-Id', ['Name', '-Id'], []]) {
    expect(wrong(getListRecordsByName, { sortBy })).toEqual({});
    expect(wrong(getListRecordsByListViewId, { listViewId: '00B', sortBy })).toEqual({});
  }
  expect(wrong(getListRecordsByName, { sortBy: [1] })).not.toEqual({});
});

test('D-178: names of a batch of list infos have the form object.listview', () => {
  for (const names of ['Account.AllAccounts', 'Account.All,Asset__c.__Recent', ['Account.All', 'Case.Mine']])
    expect(wrong(getListInfosByName, { names })).toEqual({});
  for (const names of [
    'AllAccounts',
    'Account.All,Mine',
    ['Account.All', 'Mine'],
    ['a.b.c'],
    ['a.b,c.d'],
    [7],
    7,
  ])
    expect(wrong(getListInfosByName, { names })).not.toEqual({});
  expect(wrong(getListInfosByName, { ids: ['00B000000000001AAA'] })).toEqual({});
});

test.each([0, 2001, 1.5, '50'])('D-138: a page of %j records cannot be asked for', (pageSize) => {
  expect(wrong(getListRecordsByListViewId, { listViewId: '00B', pageSize })).toHaveProperty('pageSize');
});
