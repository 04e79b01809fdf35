import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../content/body-value.ts';
import { emptyHistory, recorded, redone, undone } from './edit-history.ts';
import { outlineOf } from './outline.ts';
import {
  duplicateComponent,
  insertComponent,
  moveComponent,
  removeComponent,
  slotBeside,
} from './page-edit.ts';
import { componentAt } from './place.ts';

const text = (name: string): JsonObject => ({ definition: name });
const box = (name: string, ...content: JsonObject[]): JsonObject => ({
  definition: name,
  regions: { content },
});
const page = (...content: JsonObject[]): JsonObject => ({ viewType: 'x', regions: { content } });
const names = (view: JsonObject): string =>
  outlineOf(view)
    .map(({ component }) => component.definition)
    .join(' ');

const view = page(box('a', text('b'), text('c')), box('d', text('e')), text('f'));

describe('a component', () => {
  test('is inserted where it is meant to, and chosen', () => {
    const edited = insertComponent(view, { region: 'content.1.content', index: 1 }, text('new'));
    expect([names(edited.view), edited.place]).toEqual(['a b c d e new f', 'content.1.content.1']);
    expect(insertComponent(view, { region: 'content', index: 99 }, text('new')).place).toBe('content.3');
    // A region that was not there begins to be.
    expect(names(insertComponent(view, { region: 'content.2.content', index: 0 }, text('new')).view)).toBe(
      'a b c d e f new',
    );
  });

  test('is removed with what is in it, and what follows is chosen', () => {
    const edited = removeComponent(view, 'content.0');
    expect([names(edited.view), edited.place]).toEqual(['d e f', 'content.0']);
    expect(removeComponent(view, 'content.2').place).toBe('content.1');
    expect(removeComponent(view, 'content.1.content.0').place).toBe('content.1');
  });

  test.each([
    ['content.0.content.0', { region: 'content.1.content', index: 0 }, 'a c d b e f', 'content.1.content.0'],
    // What it leaves moves up, and the place that it goes to with it.
    ['content.0', { region: 'content.1.content', index: 1 }, 'd e a b c f', 'content.0.content.1'],
    ['content.0', { region: 'content', index: 2 }, 'd e a b c f', 'content.1'],
    ['content.2', { region: 'content', index: 0 }, 'f a b c d e', 'content.0'],
    ['content.2', { region: 'content.0.content', index: 1 }, 'a b f c d e', 'content.0.content.1'],
  ])('%s is moved to %j', (from, to, after, place) => {
    const edited = moveComponent(view, from, to);
    expect([edited && names(edited.view), edited?.place]).toEqual([after, place]);
  });

  test('is never moved into itself', () => {
    expect(moveComponent(view, 'content.0', { region: 'content.0.content', index: 0 })).toBeUndefined();
  });

  test('is duplicated behind itself', () => {
    expect(names(duplicateComponent(view, 'content.0')?.view ?? {})).toBe('a b c a b c d e f');
  });

  test('goes up, down, in and out by keys, as far as there is room', () => {
    const beside = (place: string, direction: 'up' | 'down' | 'in' | 'out') =>
      slotBeside(view, place, direction, ({ regions }) => (regions ? 'content' : undefined));
    expect(beside('content.0', 'up')).toBeUndefined();
    expect(beside('content.2', 'down')).toBeUndefined();
    expect(beside('content.0', 'down')).toEqual({ region: 'content', index: 2 });
    expect(beside('content.2', 'in')).toEqual({ region: 'content.1.content', index: 1 });
    expect(beside('content.0.content.1', 'in')).toBeUndefined();
    expect(beside('content.1.content.0', 'out')).toEqual({ region: 'content', index: 2 });
    expect(beside('content.1', 'out')).toBeUndefined();
  });

  test('stays one and the same wherever it is moved to', () => {
    const places = outlineOf(view).map(({ place }) => place);
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom('content', ...places),
        fc.nat(3),
        (from, at, index) => {
          const region = at === 'content' ? at : `${at}.content`;
          const edited = moveComponent(view, from, { region, index });
          if (!edited) return;
          expect(componentAt(edited.view, edited.place ?? '')).toBe(componentAt(view, from));
          expect(names(edited.view).split(' ').toSorted()).toEqual(names(view).split(' ').toSorted());
        },
      ),
    );
  });
});

test('every step is undone and done again; letters typed into one setting are one', () => {
  const state = (name: string) => ({ view: page(text(name)), place: `content.${name}` });
  const [first, second, third, last] = [state('1'), state('2'), state('3'), state('4')];
  let history = recorded(emptyHistory, first);
  history = recorded(history, second, 'title');
  history = recorded(history, third, 'title');
  const back = undone(history, last);
  expect(back?.state).toBe(second);
  expect(back && undone(back.history, second)?.state).toBe(first);
  expect(back && redone(back.history, second)?.state).toBe(last);
  expect(undone(emptyHistory, first)).toBeUndefined();
});

test('a page of 2,000 blocks is outlined and changed without what is not touched', () => {
  const long = page(
    ...Array.from({ length: 200 }, (_, at) => box(`box ${at}`, ...Array<JsonObject>(9).fill(text('x')))),
  );
  expect(outlineOf(long)).toHaveLength(2000);
  const { view: changed } = insertComponent(long, { region: 'content.100.content', index: 4 }, text('new'));
  expect(componentAt(changed, 'content.99')).toBe(componentAt(long, 'content.99'));
  expect(outlineOf(changed)).toHaveLength(2001);
});
