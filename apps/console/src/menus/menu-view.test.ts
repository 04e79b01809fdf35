import { expect, test } from 'vitest';
import type { JsonObject } from '../content/body-value.ts';
import { moveComponent } from '../design/page-edit.ts';
import { targetOf } from './menu-target.ts';
import { fitsIn, levelsOf, menuItems, menuView } from './menu-view.ts';

const items: readonly JsonObject[] = [
  {
    label: 'Buy',
    items: [
      { label: 'All', url: '/all' },
      { label: 'About', contentKey: 'MC1' },
    ],
  },
  { label: 'Contact', url: '/contact', opensNewWindow: true },
];

test('a menu comes back from its view as it was, whatever else its entries hold', () => {
  expect(menuItems(menuView(items))).toEqual(items);
  expect(menuItems(menuView(undefined))).toEqual([]);
  expect(menuItems(menuView('nonsense'))).toEqual([]);
});

test('an entry is moved below another one with its target', () => {
  const moved = moveComponent(menuView(items), 'items.1', { region: 'items.0.items', index: 0 });
  expect(menuItems(moved?.view ?? {})).toEqual([
    { label: 'Buy', items: [items[1], { label: 'All', url: '/all' }, { label: 'About', contentKey: 'MC1' }] },
  ]);
});

test('nothing goes deeper than the menu does, with what is below it', () => {
  const view = menuView(items);
  expect(fitsIn(view, 'items.1', 'items.0.items', 2)).toBe(true);
  expect(fitsIn(view, 'items.0', 'items.1.items', 2)).toBe(false);
  expect(fitsIn(view, 'items.0', 'items.1.items', 3)).toBe(true);
  const below = { items: { properties: { label: {} } } };
  expect(levelsOf({ items: { properties: { items: below } } })).toBe(2);
  expect(levelsOf(below)).toBe(1);
});

test.each([
  [{ label: 'x' }, { kind: 'none' }],
  [{ contentKey: 'MC1' }, { kind: 'content', contentKey: 'MC1' }],
  [
    { contentKey: 'MC1', url: ' /a ' },
    { kind: 'path', url: '/a' },
  ],
  [{ url: 'https://lab.example' }, { kind: 'address', url: 'https://lab.example' }],
  [{ url: 'mailto:a@lab.example' }, { kind: 'address', url: 'mailto:a@lab.example' }],
  [{ url: '//lab.example' }, { kind: 'bad', url: '//lab.example' }],
  [{ url: 'javascript:alert(1)' }, { kind: 'bad', url: 'javascript:alert(1)' }],
  [{ url: 'lab.example' }, { kind: 'bad', url: 'lab.example' }],
])('%j leads to %j', (entry, target) => {
  expect(targetOf(entry as JsonObject)).toEqual(target);
});
