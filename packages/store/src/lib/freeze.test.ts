import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';
import { createFreeze } from './freeze.ts';
import { fieldTree } from './records/field-tree.ts';
import type { StoredRecord } from './records/record.ts';
import { recordsOf } from './records/records.ts';

const account = (): StoredRecord => ({
  id: '1',
  weakEtag: 1,
  fields: { Name: { value: 'A' }, Owner: { value: { id: '2', fields: { Name: { value: 'O' } } } } },
});

const open = (freeze = createFreeze()) => createStore({ now: () => 1_000, freeze });

test('what a read of a key answers cannot be changed, nor what was published', () => {
  const store = open();
  const content = { rows: [{ name: 'A' }] };
  store.publish('key', content, 100);
  const { data } = store.query<typeof content>('key').read();
  expect(() => Object.assign(data?.rows[0] ?? {}, { name: 'X' })).toThrow(TypeError);
  expect(() => content.rows.push({ name: 'B' })).toThrow(TypeError);
  expect(store.query('key').read().data).toEqual({ rows: [{ name: 'A' }] });
});

test('what a read of a record answers cannot be changed, put together or as it came', () => {
  const records = recordsOf(open());
  records.publish(account(), 100);
  for (const paths of [['Name'], ['Name', 'Owner.Name']]) {
    const { data } = records.query<StoredRecord>(paths.join(), '1', fieldTree(paths)).read();
    expect(() => Object.assign(data?.fields.Name ?? {}, { value: 'X' })).toThrow(TypeError);
    expect(() => Object.assign(data?.fields ?? {}, { Name: null })).toThrow(TypeError);
  }
});

test('each part is frozen once, however often it is read; files and dates stay as they are', () => {
  const freeze = createFreeze();
  const at = new Date(0);
  const rows = Array.from({ length: 3 }, (_, index) => ({ index, at }));
  const frozen = vi.spyOn(Object, 'freeze');
  freeze(rows);
  freeze([...rows]);
  expect(frozen).toHaveBeenCalledTimes(rows.length + 2);
  frozen.mockRestore();
  expect(Object.isFrozen(at)).toBe(false);
});

test('neither circles nor great depth stop it', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  let deep: unknown = 'end';
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  expect(() => createFreeze()([circle, deep])).not.toThrow();
  expect(Object.isFrozen(circle)).toBe(true);
});

test('without it answers are handed out as they came', () => {
  const store = createStore({ now: () => 1_000 });
  const content = { name: 'A' };
  store.publish('key', content, 100);
  expect(store.query('key').read().data).toBe(content);
  expect(Object.isFrozen(content)).toBe(false);
});
