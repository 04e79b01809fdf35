import type { Client } from '@relab/client';
import { expect, test } from 'vitest';
import type { RelatedOrigin } from './related-origin.ts';
import { noteShownRows, shownRows } from './shown-rows.ts';

const origin: RelatedOrigin = {
  parentApiName: 'Account',
  parentId: '001000000000001AAA',
  relatedListId: 'Contacts',
  sortBy: ['Name'],
  where: '',
};
const rows = { ids: ['003000000000001AAA'], isComplete: true };
/** Nothing of a client is used but that it is one and no other. */
const createClient = (): Client => ({}) as Client;

test('the rows of a related list are those of its last order and filter, and of one client', () => {
  const client = createClient();
  noteShownRows(client, origin, { ids: [], isComplete: false });
  noteShownRows(client, origin, rows);
  expect(shownRows(client, { ...origin })).toEqual(rows);
  expect(shownRows(client, { ...origin, sortBy: ['-Name'] })).toBeUndefined();
  expect(shownRows(createClient(), origin)).toBeUndefined();
});

test('lists that were shown long ago are forgotten', () => {
  const client = createClient();
  const listOf = (number: number): RelatedOrigin => ({ ...origin, relatedListId: `List${number}` });
  for (let number = 0; number < 60; number++) noteShownRows(client, listOf(number), rows);
  expect(shownRows(client, listOf(0))).toBeUndefined();
  expect(shownRows(client, listOf(59))).toEqual(rows);
});
