import { expect, test } from 'vitest';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { listInfo } from './list.fixture.ts';
import { ListInfo, ListInfoBatch } from './list-info-schemas.ts';

test('D-025, D-026: a list info has these members', () => {
  expect(neededMembers(ListInfo, listInfo)).toEqual(Object.keys(listInfo).toSorted());
  for (const flag of ['cloneable', 'createable', 'deletable', 'hasMassActions', 'searchable', 'updateable'])
    expect(fitsWith(ListInfo, listInfo, [flag], 1)).toBe(false);
});

test('D-027: a column has a field, a label and flags', () => {
  const column = ['displayColumns', 0];
  expect(neededMembers(ListInfo, listInfo, column)).toEqual([
    'fieldApiName',
    'label',
    'searchable',
    'sortable',
  ]);
  expect(fitsWith(ListInfo, listInfo, [...column, 'sortable'], 'yes')).toBe(false);
});

test('D-028: a filter has these members', () => {
  expect(neededMembers(ListInfo, listInfo, ['filteredByInfo', 0])).toEqual([
    'fieldApiName',
    'label',
    'operandLabels',
    'operator',
  ]);
});

test('D-029: inline edit details have a message and a state', () => {
  expect(neededMembers(ListInfo, listInfo, ['inlineEditDetails'])).toEqual(['message', 'state']);
  expect(fitsWith(ListInfo, listInfo, ['inlineEditDetails', 'state'], 'Perhaps')).toBe(false);
});

test('D-030: a list reference has these members; the list of records seen last has neither id nor name', () => {
  expect(neededMembers(ListInfo, listInfo, ['listReference'])).toEqual([
    'id',
    'listViewApiName',
    'objectApiName',
    'type',
  ]);
  const recent = { id: null, listViewApiName: null, objectApiName: 'Account', type: 'mru' };
  expect(fitsWith(ListInfo, listInfo, ['listReference'], recent)).toBe(true);
  expect(fitsWith(ListInfo, listInfo, ['listReference', 'type'], 'relatedList')).toBe(false);
});

test('D-031: shares are named by kind', () => {
  expect(neededMembers(ListInfo, listInfo, ['listShares', 0])).toEqual(['shareType', 'shares']);
  expect(neededMembers(ListInfo, listInfo, ['listShares', 0, 'shares', 0])).toEqual([
    'label',
    'shareApiName',
  ]);
});

test('D-032: a step of an order has these members', () => {
  expect(neededMembers(ListInfo, listInfo, ['orderedByInfo', 0])).toEqual([
    'fieldApiName',
    'isAscending',
    'label',
  ]);
});

test('D-033: a scope has these members', () => {
  expect(neededMembers(ListInfo, listInfo, ['scope'])).toEqual([
    'apiName',
    'entity',
    'label',
    'relatedEntity',
  ]);
  const campaign = { id: '701000000000001AAA', label: 'Spring', type: 'Campaign' };
  expect(fitsWith(ListInfo, listInfo, ['scope', 'relatedEntity'], campaign)).toBe(true);
});

test('D-034: preferences have a whole width and a wrap per column', () => {
  expect(neededMembers(ListInfo, listInfo, ['userPreferences'])).toEqual(['columnWidths', 'columnWrap']);
  expect(fitsWith(ListInfo, listInfo, ['userPreferences', 'columnWidths', 'Name'], 1.5)).toBe(false);
  expect(fitsWith(ListInfo, listInfo, ['userPreferences', 'columnWrap', 'Name'], 1)).toBe(false);
});

test('D-110: each list info of a batch comes with its own status', () => {
  const missing = [{ errorCode: 'NOT_FOUND', message: 'Resource not found.' }];
  const batch = {
    results: [
      { result: listInfo, statusCode: 200 },
      { result: missing, statusCode: 404 },
    ],
  };
  expect(neededMembers(ListInfoBatch, batch, ['results', 0])).toEqual(['result', 'statusCode']);
  expect(neededMembers(ListInfoBatch, batch, ['results', 1])).toEqual(['result', 'statusCode']);
});
