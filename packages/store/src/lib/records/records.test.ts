import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../create-store.ts';
import { dehydrate } from '../dehydrate.ts';
import { hydrate } from '../hydrate.ts';
import { fieldTree } from './field-tree.ts';
import type { StoredRecord } from './record.ts';
import { recordsOf } from './records.ts';

const field = (value: unknown) => ({ displayValue: null, value });

function record(id: string, weakEtag: number, fields: Record<string, unknown>): StoredRecord {
  const entries = Object.entries(fields).map(([name, value]) => [name, field(value)]);
  return { apiName: 'Account', id, weakEtag, fields: Object.fromEntries(entries) } as StoredRecord;
}

function setUp() {
  let time = 1_000;
  const store = createStore({ now: () => time });
  const records = recordsOf(store);
  const read = (id: string, required: string[], optional: string[] = []) =>
    records.query<StoredRecord>(`${id}|${required}|${optional}`, id, fieldTree(required, optional));
  return { store, records, read, pass: (milliseconds: number) => (time += milliseconds) };
}

const values = (found: StoredRecord | undefined) =>
  Object.fromEntries(Object.entries(found?.fields ?? {}).map(([name, { value }]) => [name, value]));
const microtask = () => Promise.resolve();

describe('selections', () => {
  it('show the fields that they name, whichever read brought them, and keep other members untouched', () => {
    const { records, read } = setUp();
    records.publish(record('1', 1, { Name: 'A', City: 'B' }), 100);
    const { state, data } = read('1', ['Name']).read();
    expect(state).toBe('Fulfilled');
    expect(values(data)).toEqual({ Name: 'A' });
    expect(data).toMatchObject({ apiName: 'Account', weakEtag: 1 });
  });

  it('name what is missing', () => {
    const { records, read } = setUp();
    records.publish(record('1', 1, { Name: 'A', Owner: record('2', 1, { Name: 'O' }) }), 100);
    const { missing } = read('1', ['City', 'Name', 'Owner.Email']).read();
    expect(missing).toEqual(['City', 'Owner.Email']);
    expect(read('9', ['Name']).read().missing).toEqual(['Name']);
  });

  it('know optional fields that the server left out', () => {
    const { records, read } = setUp();
    const query = read('1', ['Name'], ['Odd']);
    records.publish(record('1', 1, { Name: 'A' }), 100);
    expect(query.read().state).toBe('Unfulfilled');
    records.publish(record('1', 1, { Name: 'A' }), 100, { optional: ['Odd'] });
    expect(query.read().state).toBe('Fulfilled');
    expect(read('1', ['Odd']).read().state).toBe('Unfulfilled');
  });

  it('lead through links to the one copy of a record, null links included', () => {
    const { records, read } = setUp();
    records.publish(record('1', 1, { Owner: record('3', 1, { Name: 'O' }), Parent: null }), 100);
    const query = read('1', ['Owner.Name', 'Parent.Name']);
    expect(values(query.read().data?.fields.Owner?.value as StoredRecord)).toEqual({ Name: 'O' });
    expect(query.read().data?.fields.Parent?.value).toBeNull();
    records.publish(record('3', 2, { Name: 'P' }), 100);
    expect(values(query.read().data?.fields.Owner?.value as StoredRecord)).toEqual({ Name: 'P' });
  });

  it('do not mistake a member of every object for a field', () => {
    const { records, read } = setUp();
    records.publish(record('1', 1, { Name: 'A' }), 100);
    expect(read('1', ['constructor']).read().state).toBe('Unfulfilled');
  });
});

describe('merging', () => {
  it('never lets an older version overwrite a newer one', () => {
    const { records, read } = setUp();
    records.publish(record('1', 5, { Name: 'new' }), 100);
    records.publish(record('1', 4, { Name: 'old' }), 100);
    expect(values(read('1', ['Name']).read().data)).toEqual({ Name: 'new' });
  });

  it('merging goes by the system modstamp where there is no weakEtag', () => {
    const { records, read } = setUp();
    const at = (systemModstamp: string, name: string) => ({
      id: '1',
      systemModstamp,
      fields: { Name: field(name) },
    });
    records.publish(at('2026-02-01T00:00:00.000Z', 'new'), 100);
    records.publish(at('2026-01-01T00:00:00.000Z', 'old'), 100);
    expect(values(read('1', ['Name']).read().data)).toEqual({ Name: 'new' });
  });

  it('knows still what is absent when an older answer comes', () => {
    const { records, read } = setUp();
    records.publish(record('1', 2, { Name: 'A' }), 100, { optional: ['Odd'] });
    records.publish(record('1', 1, { Name: 'B' }), 100);
    expect(read('1', ['Name'], ['Odd']).read()).toMatchObject({ state: 'Fulfilled' });
  });

  it('adds the fields of the same version', () => {
    const { records, read } = setUp();
    expect(records.publish(record('1', 1, { Name: 'A' }), 100).conflicts).toEqual([]);
    expect(records.publish(record('1', 1, { City: 'B' }), 100).conflicts).toEqual([]);
    expect(values(read('1', ['Name', 'City']).read().data)).toEqual({ Name: 'A', City: 'B' });
  });

  it('D-113 counts a record as stale whose two versions cannot be made one', () => {
    const { records, read } = setUp();
    records.publish(record('1', 1, { Name: 'A', City: 'B' }), 100);
    expect(records.publish(record('1', 2, { Name: 'C' }), 100).conflicts).toEqual(['1']);
    expect(read('1', ['Name']).read()).toMatchObject({ state: 'Stale' });
    expect(records.publish(record('1', 3, { Name: 'D' }), 100, { isComplete: true }).conflicts).toEqual([]);
    expect(read('1', ['Name']).read()).toMatchObject({ state: 'Fulfilled' });
    expect(read('1', ['City']).read()).toMatchObject({ state: 'Unfulfilled' });
  });
});

describe('notifying', () => {
  it('calls only those whose fields changed', async () => {
    const { records, read } = setUp();
    records.publish(record('1', 1, { Name: 'A', City: 'B' }), 100);
    const name = vi.fn();
    const city = vi.fn();
    read('1', ['Name']).subscribe(name);
    const before = read('1', ['City']).read();
    read('1', ['City']).subscribe(city);
    records.publish(record('1', 2, { Name: 'C', City: 'B' }), 100);
    await microtask();
    expect(name).toHaveBeenCalledTimes(1);
    expect(city).not.toHaveBeenCalled();
    expect(read('1', ['City']).read()).toBe(before);
  });

  it('calls all who see a shared record, and nobody for an equal answer', async () => {
    const { records, read } = setUp();
    const listener = vi.fn();
    for (const id of ['1', '2']) {
      records.publish(record(id, 1, { Owner: record('3', 1, { Name: 'O' }) }), 100);
      read(id, ['Owner.Name']).subscribe(listener);
    }
    records.publish(record('3', 1, { Name: 'O' }), 100);
    await microtask();
    expect(listener).not.toHaveBeenCalled();
    records.publish(record('3', 2, { Name: 'P' }), 100);
    await microtask();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

it('show by what name a reference leads to a record, also when that has another name now', () => {
  const { records, read } = setUp();
  const link = { displayValue: 'Ada', value: record('2', 1, { Name: 'Ada' }) };
  const holder = { ...record('1', 1, {}), fields: { Owner: link } };
  records.publish(holder, 100);
  const query = read('1', ['Owner.Name']);
  expect(query.read().data?.fields.Owner?.displayValue).toBe('Ada');
  records.publish(record('2', 2, { Name: 'Ida' }), 100);
  expect(query.read().data?.fields.Owner?.displayValue).toBe('Ida');
  records.publish(record('2', 3, { Name: 'Eda' }), 100);
  expect(query.read().data?.fields.Owner?.displayValue).toBe('Eda');
});

it('calls nobody when what was expected has come true', async () => {
  const { records, read } = setUp();
  records.publish(record('1', 1, { Name: 'A' }), 100);
  const takeOff = records.layer('1', { Name: field('B') });
  records.publish(record('1', 2, { Name: 'B' }), 100);
  const listener = vi.fn();
  read('1', ['Name']).subscribe(listener);
  takeOff();
  await microtask();
  expect(listener).not.toHaveBeenCalled();
});

describe('lists', () => {
  const page = {
    value: { count: 2 },
    parts: [{ at: ['records'], ids: ['1', '2'], fields: ['Name'] }],
  };

  it('show their records where they belong, and follow each of them', async () => {
    const { store, records } = setUp();
    for (const id of ['1', '2']) records.publish(record(id, 1, { Name: id }), 100);
    store.publish('list', page, 100);
    const query = records.documentQuery<{ count: number; records: StoredRecord[] }>('list');
    const first = query.read().data;
    expect(first).toMatchObject({ count: 2, records: [{ id: '1' }, { id: '2' }] });
    records.publish(record('2', 2, { Name: 'changed' }), 100);
    const second = query.read().data;
    expect(second?.records[0]).toBe(first?.records[0]);
    expect(values(second?.records[1])).toEqual({ Name: 'changed' });
  });

  it('lose a record that was deleted', () => {
    const { store, records } = setUp();
    for (const id of ['1', '2']) records.publish(record(id, 1, { Name: id }), 100);
    store.publish('list', page, 100);
    records.evict('1');
    expect(records.documentQuery<{ records: unknown[] }>('list').read().data?.records).toHaveLength(1);
  });

  it('call nobody for what is expected of a record that is not cached', async () => {
    const { store, records } = setUp();
    for (const id of ['1', '2']) records.publish(record(id, 1, { Name: id }), 100);
    store.publish('list', page, 100);
    records.evict('2');
    const listener = vi.fn();
    records.documentQuery('list').subscribe(listener);
    records.layer('2', { Name: field('expected') })();
    await microtask();
    expect(listener).not.toHaveBeenCalled();
  });

  it('call nobody when a record is deleted that was hidden before', async () => {
    const { store, records } = setUp();
    for (const id of ['1', '2']) records.publish(record(id, 1, { Name: id }), 100);
    store.publish('list', page, 100);
    const putBack = records.hide('1');
    const listener = vi.fn();
    records.documentQuery('list').subscribe(listener);
    records.evict('1');
    putBack();
    await microtask();
    expect(listener).not.toHaveBeenCalled();
  });

  it('lists are stale as soon as one of their records is', () => {
    const { store, records, pass } = setUp();
    for (const id of ['1', '2']) records.publish(record(id, 1, { Name: id }), id === '1' ? 10 : 100);
    store.publish('list', page, 100);
    const query = records.documentQuery('list');
    expect(query.read().state).toBe('Fulfilled');
    pass(10);
    expect(query.read().state).toBe('Stale');
  });

  it('lists are stale as soon as a record is in a part that has a key of its own', () => {
    const { store, records, pass } = setUp();
    records.publish(record('1', 1, { Name: 'A' }), 10);
    store.publish('rows', { parts: [{ at: [], ids: ['1'], fields: ['Name'] }] }, 100);
    store.publish('whole', { value: {}, parts: [{ at: ['rows'], key: 'rows' }] }, 100);
    records.documentQuery('rows');
    const query = records.documentQuery('whole');
    expect(query.read().state).toBe('Fulfilled');
    pass(10);
    expect(query.read().state).toBe('Stale');
  });
});

it('counts a read that failed as made good by another answer for its record', () => {
  const { store, records, read, pass } = setUp();
  const query = read('1', ['Name']);
  store.fail(query.key, 'refused', 30);
  pass(1);
  records.publish(record('1', 1, { Name: 'A' }), 100);
  expect(query.read().state).toBe('Fulfilled');
  pass(100);
  expect(query.read()).toMatchObject({ state: 'Stale', error: undefined });
  store.fail(query.key, 'refused again', 30);
  expect(query.read()).toMatchObject({ state: 'Error', error: 'refused again' });
});

describe('the same page again', () => {
  const rows = (owner: string, version: number) =>
    ['1', '2', '3'].map((id) => ({
      ...record(id, 1, {}),
      eTag: `row ${id}`,
      fields: {
        Name: field(id),
        Owner: {
          displayValue: owner,
          value: { ...record('9', version, { Name: owner }), eTag: `owner ${version}` },
        },
      },
    }));
  const owners = (found: { records: StoredRecord[] } | undefined) =>
    found?.records.map(({ fields }) => [
      fields.Owner?.displayValue,
      values(fields.Owner?.value as StoredRecord).Name,
    ]);

  it('the same page again is the same view, and fresh for longer', () => {
    const { store, records, pass } = setUp();
    const { ids, fields } = records.publishAll(rows('Ada', 1), 100);
    store.publish('page', { value: {}, parts: [{ at: ['records'], ids, fields }] }, 1_000);
    const query = records.documentQuery<{ records: StoredRecord[] }>('page');
    const { data } = query.read();
    pass(90);
    records.publishAll(rows('Ada', 1), 100);
    pass(90);
    expect(query.read()).toMatchObject({ state: 'Fulfilled' });
    expect(query.read().data).toBe(data);
  });

  it('the same page again shows a shared record that has changed under rows that have not', () => {
    const { store, records } = setUp();
    const { ids, fields } = records.publishAll(rows('Ada', 1), 100);
    store.publish('page', { value: {}, parts: [{ at: ['records'], ids, fields }] }, 1_000);
    const query = records.documentQuery<{ records: StoredRecord[] }>('page');
    expect(owners(query.read().data)).toEqual(Array(3).fill(['Ada', 'Ada']));
    records.publishAll(rows('Grace', 2), 100);
    expect(owners(query.read().data)).toEqual(Array(3).fill(['Grace', 'Grace']));
    records.publishAll(rows('Grace', 2).reverse(), 100);
    expect(owners(query.read().data)).toEqual(Array(3).fill(['Grace', 'Grace']));
  });
});

it('D-161 tracks fields to five levels', () => {
  const { records } = setUp();
  let nested = record('7', 1, { Name: 'deepest' });
  for (let id = 6; id >= 1; id--) nested = record(String(id), 1, { Name: `${id}`, Parent: nested });
  records.publish(nested, 100);
  const deepest = Math.max(...records.tracked('1').map((path) => path.split('.').length));
  expect(deepest).toBe(5);
});

it('takes in ten thousand records inside each other, and keeps the upper ones on their own', () => {
  const { records, read } = setUp();
  let nested = record('0', 1, { Name: 'innermost' });
  for (let id = 1; id <= 10_000; id++) nested = record(String(id), 1, { Parent: nested });
  records.publish(nested, 100);
  expect(records.stored('9996')).toBeDefined();
  expect(records.stored('0')).toBeUndefined();
  expect(read('10000', ['Parent.Parent.Parent']).read().state).toBe('Fulfilled');
});

it('shows as fresh what has come after a failure that another store has seen', () => {
  const first = setUp();
  first.read('1', ['Name']);
  first.store.fail('1|Name|', 'failed', 100);
  const second = setUp();
  hydrate(second.store, JSON.parse(JSON.stringify(dehydrate(first.store))));
  const query = second.read('1', ['Name']);
  expect(query.read()).toMatchObject({ state: 'Error', error: 'failed' });
  second.records.publish(record('1', 1, { Name: 'A' }), 100);
  expect(query.read().state).toBe('Fulfilled');
});

it('carries records to another store, links and known absences included', () => {
  const { store, records } = setUp();
  records.publish(record('1', 1, { Name: 'A', Owner: record('2', 1, { Name: 'O' }) }), 100, {
    optional: ['Odd'],
  });
  const other = createStore({ now: () => 0 });
  hydrate(other, JSON.parse(JSON.stringify(dehydrate(store))));
  const query = recordsOf(other).query<StoredRecord>('k', '1', fieldTree(['Name', 'Owner.Name'], ['Odd']));
  expect(query.read().state).toBe('Fulfilled');
  expect(values(query.read().data?.fields.Owner?.value as StoredRecord)).toEqual({ Name: 'O' });
});

it('a read of nothing is the same snapshot each time', () => {
  const { records, read } = setUp();
  const document = records.documentQuery('document');
  expect(document.read()).toBe(document.read());
  const selection = read('1', ['Name']);
  expect(selection.read()).toBe(selection.read());
});

it('a later piece of a state adds what the record that is cached lacks, and takes nothing away', () => {
  const { store, records, read } = setUp();
  records.publish(record('1', 1, { Name: 'A', City: 'B' }), 100);
  const state: unknown = JSON.parse(JSON.stringify(dehydrate(store)));
  const other = setUp();
  other.records.publish(record('1', 1, { Name: 'A', Phone: 'C' }), 100);
  hydrate(other.store, state);
  expect(values(other.read('1', ['Name', 'City', 'Phone']).read().data)).toEqual({
    Name: 'A',
    City: 'B',
    Phone: 'C',
  });
  expect(values(read('1', ['Name', 'City']).read().data)).toEqual({ Name: 'A', City: 'B' });
});

it('a record that stands inside itself with a newer value tells who reads it', () => {
  const { records, read } = setUp();
  const named = (version: number, name: string, parent: unknown) =>
    record('1', version, { Name: name, Parent: parent });
  records.publish(named(1, 'A', record('2', 1, { Name: 'other' })), 100);
  const query = read('1', ['Name']);
  expect(values(query.read().data)).toEqual({ Name: 'A' });
  // The record inside is the newer one: what the outer one leaves as it was is another by then.
  records.publish(named(2, 'A', record('1', 2, { Name: 'B' })), 100);
  expect(values(query.read().data)).toEqual({ Name: 'A' });
  records.publish(named(2, 'B', record('1', 3, { Name: 'C' })), 100);
  expect(values(query.read().data)).toEqual({ Name: 'C' });
});

it('what lay too deep to be on its own is, once its record comes further up again', () => {
  const { records, read } = setUp();
  const deep = () => record('6', 1, { Name: 'six', Parent: record('7', 1, { Name: 'seven' }) });
  let nested = deep();
  for (let id = 5; id >= 1; id--) nested = record(String(id), 1, { Parent: nested });
  records.publish(nested, 100);
  expect(records.stored('7')).toBeUndefined();
  records.publish(deep(), 100);
  expect(values(read('7', ['Name']).read().data)).toEqual({ Name: 'seven' });
});
