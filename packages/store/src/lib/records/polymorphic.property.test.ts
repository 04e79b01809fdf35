import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createStore, type Store } from '../create-store.ts';
import { dehydrate } from '../dehydrate.ts';
import { hydrate } from '../hydrate.ts';
import { fieldTree } from './field-tree.ts';
import type { StoredRecord } from './record.ts';
import { recordsOf } from './records.ts';

const user = '005000000000001AAA';
const paths = ['CreatedBy.Name', 'CreatedBy.Id', 'Owner.Name', 'Owner.Id'];

const field = (value: unknown) => ({ displayValue: null, value });

/** The user as a reference of one kind brings it; each kind has a checksum of its own. */
const person = (apiName: 'User' | 'Name', version: number, names = ['Id', 'Name']): StoredRecord => ({
  apiName,
  id: user,
  eTag: `${apiName} ${version} ${names}`,
  weakEtag: version,
  fields: Object.fromEntries(
    names.map((name) => [name, field(name === 'Id' ? user : `${name} ${version}`)] as const),
  ),
});

const account = (version: number, fields: Readonly<Record<string, StoredRecord>>): StoredRecord => ({
  apiName: 'Account',
  id: '001000000000001AAA',
  eTag: `Account ${version} ${Object.values(fields).map(({ eTag }) => eTag)}`,
  weakEtag: version,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, field(value)] as const)),
});

function opened(store: Store = createStore({ now: () => 1_000 })) {
  const records = recordsOf(store);
  const query = records.query<StoredRecord>('account', '001000000000001AAA', fieldTree(paths));
  const own = records.query<StoredRecord>('user', user, fieldTree(['Name']));
  return { store, records, query, own };
}

const inside = (data: StoredRecord | undefined, name: string) =>
  data?.fields[name]?.value as StoredRecord | undefined;

const shown = (data: StoredRecord | undefined) =>
  ['CreatedBy', 'Owner'].map((name) => {
    const { apiName, fields } = inside(data, name) ?? {};
    return [apiName, fields?.Name?.value];
  });

describe('a user who is CreatedBy and a polymorphic Owner', () => {
  it('a user who is CreatedBy and a polymorphic Owner has in each place the name that the place gives it, whichever came last', () => {
    const { records, query, own } = opened();
    const both = { CreatedBy: person('User', 1), Owner: person('Name', 1) };
    expect(records.publish(account(1, both), 100).retyped).toEqual([]);
    expect(shown(query.read().data)).toEqual([
      ['User', 'Name 1'],
      ['Name', 'Name 1'],
    ]);
    expect(own.read().data?.apiName).toBe('User');
    records.publish(account(2, { Owner: person('Name', 1), CreatedBy: person('User', 1) }), 100);
    expect(shown(query.read().data)[0]?.[0]).toBe('User');
    expect(own.read().data?.apiName).toBe('User');
  });

  it('a user who is CreatedBy and a polymorphic Owner is no other record by that: nobody is called, and nothing is requested again', async () => {
    const { records, query } = opened();
    const page = account(1, { CreatedBy: person('User', 1), Owner: person('Name', 1) });
    records.publish(page, 100);
    const listener = vi.fn();
    query.subscribe(listener);
    const before = query.read().data;
    records.publish(structuredClone(page), 100);
    records.publish(person('Name', 1), 100);
    records.publish(person('User', 1), 100);
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
    expect(query.read().data).toBe(before);
  });

  it('keeps both names where the store is written and ingested elsewhere', () => {
    const { store, records, query } = opened();
    records.publish(account(1, { CreatedBy: person('User', 1), Owner: person('Name', 1) }), 100);
    const other = opened();
    hydrate(other.store, JSON.parse(JSON.stringify(dehydrate(store))));
    expect(other.query.read().data).toEqual(query.read().data);
  });

  const answers = fc.array(
    fc.record({
      version: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom('both', 'CreatedBy', 'Owner', 'User', 'Name'),
      more: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );

  it('a user who is CreatedBy and a polymorphic Owner shows the newest version under both names, in whatever order answers come', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (sequence) => {
        const { store, records, query, own } = opened();
        records.publish(account(1, { CreatedBy: person('User', 1), Owner: person('Name', 1) }), 100);
        let newest = 1;
        let called = 0;
        query.subscribe(() => called++);
        for (const { version, kind, more } of sequence) {
          const names = more ? ['Id', 'Name', 'Email'] : ['Id', 'Name'];
          const CreatedBy = person('User', version, names);
          const Owner = person('Name', version);
          const before = called;
          if (kind === 'both') records.publish(account(1, { CreatedBy, Owner }), 100);
          else if (kind === 'CreatedBy') records.publish(account(1, { CreatedBy }), 100);
          else if (kind === 'Owner') records.publish(account(1, { Owner }), 100);
          else records.publish(person(kind === 'User' ? 'User' : 'Name', version), 100);
          await Promise.resolve();
          if (version <= newest && !more) expect(called).toBe(before);
          newest = Math.max(newest, version);
          expect(shown(query.read().data)).toEqual([
            ['User', `Name ${newest}`],
            ['Name', `Name ${newest}`],
          ]);
          expect(own.read().data?.apiName).toBe('User');
        }
        const other = opened();
        hydrate(other.store, JSON.parse(JSON.stringify(dehydrate(store))));
        expect(shown(other.query.read().data)).toEqual(shown(query.read().data));
      }),
      { numRuns: 2_000 },
    );
  });
});
