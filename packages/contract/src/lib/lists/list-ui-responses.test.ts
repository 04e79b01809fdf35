import { expect, test } from 'vitest';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { listInfo, listRecords } from './list.fixture.ts';
import { ListRecords } from './list-records-schemas.ts';
import { ListUi } from './list-ui-schemas.ts';

test('D-035: a page of records has these members', () => {
  expect(neededMembers(ListRecords, listRecords)).toEqual(Object.keys(listRecords));
});

test('D-036: a list UI is an info and a page of records', () => {
  const both = { info: listInfo, records: listRecords };
  expect(neededMembers(ListUi, both)).toEqual(['info', 'records']);
  expect(fitsWith(ListUi, both, ['info'], {})).toBe(false);
  expect(fitsWith(ListUi, both, ['records'], {})).toBe(false);
});
