import { expect, test, vi } from 'vitest';
import { createStore } from '../create-store.ts';
import type { StoredRecord } from './record.ts';
import { recordsOf } from './records.ts';

const record = (id: string, fields: Record<string, unknown>): StoredRecord => ({
  apiName: 'Account',
  id,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
});
const microtask = () => Promise.resolve();

function setUp() {
  const store = createStore({ now: () => 1_000 });
  const records = recordsOf(store);
  const query = records.documentQuery<{ records: StoredRecord[] }>('list');
  const publish = (...ids: string[]) => {
    const { ids: taken, fields } = records.publishAll(
      ids.map((id) => record(id, { Name: id, City: 'x' })),
      100,
    );
    const part = { at: ['records'], ids: taken, fields: [], optionalFields: fields };
    store.publish('list', { value: { count: ids.length, records: null }, parts: [part] }, 100);
  };
  const shown = () => query.read().data?.records.map(({ id }) => id);
  return { store, records, query, publish, shown };
}

test('a record stands before the others until it is removed, with the fields that it has', () => {
  const { records, publish, shown, query } = setUp();
  publish('1', '2');
  records.publish(record('draft', { Name: 'New' }), -1, { origin: 'optimistic' });
  const row = records.insertFirst('list', 'draft');
  expect(shown()).toEqual(['draft', '1', '2']);
  expect(query.read().data?.records[0]?.fields).toEqual({ Name: { value: 'New' } });
  expect(query.read().state).toBe('Fulfilled');
  publish('1');
  expect(shown()).toEqual(['draft', '1']);
  row.remove();
  expect(shown()).toEqual(['1']);
});

test('the newest stands first, and each goes by itself', () => {
  const { records, publish, shown } = setUp();
  publish('1');
  const rows = ['a', 'b', 'c'].map((id) => {
    records.publish(record(id, {}), -1);
    return records.insertFirst('list', id);
  });
  expect(shown()).toEqual(['c', 'b', 'a', '1']);
  rows[1]?.remove();
  expect(shown()).toEqual(['c', 'a', '1']);
});

test('a confirmed record stands until the next answer, which nobody is called for twice', async () => {
  const { records, publish, query, shown } = setUp();
  publish('1');
  records.publish(record('draft', {}), -1);
  const row = records.insertFirst('list', 'draft');
  records.publish(record('9', { Name: 'New' }), 100);
  row.confirm('9');
  records.evict('draft');
  expect(shown()).toEqual(['9', '1']);
  const listener = vi.fn();
  query.subscribe(listener);
  publish('1', '9');
  await microtask();
  row.remove();
  await microtask();
  expect(shown()).toEqual(['1', '9']);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a confirmed record that the next answer says nothing new about goes with its row', () => {
  const { records, publish, shown } = setUp();
  publish('1');
  const row = records.insertFirst('list', '9');
  records.publish(record('9', {}), 100);
  row.confirm('9');
  publish('1');
  row.remove();
  expect(shown()).toEqual(['1']);
});

test('stands in a list that is shown as part of another answer', () => {
  const { store, records, publish, shown } = setUp();
  publish('1');
  const parts = [
    { at: ['info'], key: 'info' },
    { at: ['records'], key: 'list' },
  ];
  store.publish('info', { label: 'All' }, 100);
  store.publish('ui', { value: { info: null, records: null }, parts }, 100);
  records.publish(record('draft', {}), -1);
  const row = records.insertFirst('ui', 'draft');
  const ui = records.documentQuery<{ records: { records: StoredRecord[] } }>('ui');
  expect(ui.read().data?.records.records.map(({ id }) => id)).toEqual(['draft', '1']);
  expect(shown()).toEqual(['draft', '1']);
  row.remove();
  expect(ui.read().data?.records.records.map(({ id }) => id)).toEqual(['1']);
});

test('a record is observed as long as somebody listens to a read that shows it', () => {
  const { records, publish, query } = setUp();
  publish('1');
  expect(records.isObserved('1')).toBe(false);
  query.read();
  expect(records.isObserved('1')).toBe(false);
  const end = query.subscribe(() => {});
  expect([records.isObserved('1'), records.isObserved('2')]).toEqual([true, false]);
  end();
  expect(records.isObserved('1')).toBe(false);
});
