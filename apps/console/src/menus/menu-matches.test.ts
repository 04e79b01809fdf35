import { expect, test } from 'vitest';
import type { JsonObject } from '../content/body-value.ts';
import { findEdit, type LabelEdit, matchMenus, slotInOther } from './menu-matches.ts';
import { menuView } from './menu-view.ts';

const english = menuView([
  {
    label: 'Buy',
    items: [
      { label: 'All', url: '/all' },
      { label: 'About', contentKey: 'MC1' },
    ],
  },
  { label: 'Contact', url: '/contact' },
]);

const placesIn = (other: readonly JsonObject[]): unknown =>
  Object.fromEntries(matchMenus(english, menuView(other)));

test('an entry of another language is the same where it stands there and leads there', () => {
  expect(
    placesIn([
      { label: 'Kaufen', items: [{ url: '/all' }, { label: 'Über uns', contentKey: 'MC1' }] },
      { label: 'Kontakt', url: '/contact' },
    ]),
  ).toEqual({
    'items.0': 'items.0',
    'items.0.items.0': 'items.0.items.0',
    'items.0.items.1': 'items.0.items.1',
    'items.1': 'items.1',
  });
});

test('one that stands elsewhere is found by where it leads, unless two lead there or it leads nowhere', () => {
  expect(placesIn([{ label: 'Kontakt', url: '/contact' }])).toEqual({ 'items.1': 'items.0' });
  expect(
    placesIn([
      { label: 'Kontakt', url: '/contact' },
      { label: 'Noch einmal', url: '/contact' },
      { label: 'Kaufen' },
    ]),
  ).toEqual({ 'items.1': 'items.1' });
  expect(placesIn([{ label: 'Kontakt', url: '/all' }, { label: 'Kaufen' }])).toEqual({
    'items.0.items.0': 'items.0',
  });
});

test('a missing entry goes below the one that it stands below, once that is there', () => {
  const other = menuView([{ label: 'Kontakt', url: '/contact' }]);
  const slot = (place: string, there: JsonObject) => slotInOther(place, there, matchMenus(english, there));
  expect(slot('items.0', other)).toEqual({ region: 'items', index: 0 });
  expect(slot('items.0.items.1', other)).toBeUndefined();
  const begun = menuView([{ label: 'Kaufen', items: [{ url: '/all' }] }]);
  expect(slot('items.0.items.1', begun)).toEqual({ region: 'items.0.items', index: 1 });
});

const edit: LabelEdit = { place: 'items.0', target: 'path /all', seen: 'Alles', label: ' Alle ' };

test.each([
  ['as it was', [{ label: 'Alles', url: '/all' }], 'items.0', { kind: 'done' }],
  ['moved', [{ label: 'Neu' }, { label: 'Alles', url: '/all' }], 'items.1', { kind: 'done' }],
  ['called so already', [{ label: 'Alle', url: '/all' }], 'items.0', { kind: 'done' }],
  [
    'moved before another one that leads there',
    [
      { label: 'Noch einmal', url: '/all' },
      { label: 'Alles', url: '/all' },
    ],
    'items.1',
    { kind: 'done' },
  ],
  ['renamed', [{ label: 'Katalog', url: '/all' }], 'items.0', { kind: 'conflict', theirs: 'Katalog' }],
  [
    'renamed and moved',
    [{ label: 'Neu' }, { label: 'Katalog', url: '/all' }],
    'items.1',
    { kind: 'conflict', theirs: 'Katalog' },
  ],
  ['gone', [{ label: 'Alles', url: '/others' }], undefined, { kind: 'gone' }],
])('a label is written to its entry: %s', (_, items, place, outcome) => {
  expect(findEdit(menuView(items), edit)).toEqual({ ...(place !== undefined && { place }), outcome });
});
