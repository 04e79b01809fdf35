import fc from 'fast-check';
import { createStore } from './create-store.ts';
import { PlainRecords, type PlainView } from './plain-records.fixture.ts';
import type { Query } from './query.ts';
import { fieldTree } from './records/field-tree.ts';
import type { StoredRecord } from './records/record.ts';
import { type Records, recordsOf } from './records/records.ts';
import type { Snapshot } from './snapshot.ts';

export const ids = ['a', 'b', 'c'] as const;
const names = ['X', 'Y', 'Owner'] as const;
export const selections = [
  ['X'],
  ['Y', 'X'],
  ['Owner.X'],
  ['X', 'Owner.Y', 'Owner.Owner.X'],
  ['X', 'Y', 'Owner.X'],
] as const;

const id = fc.constantFrom(...ids);
const someNames = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 });
const place = fc.nat(5);
const selection = fc.nat(selections.length - 1);

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('publish'),
      id,
      version: fc.nat(4),
      fields: someNames,
      inside: someNames,
      insideVersion: fc.nat(4),
      whole: fc.boolean(),
      tagged: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('layer'), id, name: fc.constantFrom('X', 'Y'), value: fc.nat(9) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hide'), id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unlayer'), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('evict'), id }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('invalidate'), id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass'), time: fc.integer({ min: -20, max: 60 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('observe'), id, selection }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave'), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('list'), rows: fc.uniqueArray(id), selection }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rest') }) },
);

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

export const steps: fc.Arbitrary<Step[]> = fc.array(step, { maxLength: 16 });

interface Answer {
  readonly id: (typeof ids)[number];
  readonly version: number;
  readonly fields: readonly string[];
  readonly inside: readonly string[];
  readonly insideVersion: number;
  /** With a checksum. */
  readonly tagged: boolean;
}

/** What a server would say of a record in a version: which one it leads to changes as well. */
function answer({ id: of, version, fields, inside, insideVersion, tagged }: Answer): StoredRecord {
  const turn = ids.indexOf(of) + version;
  const value = (name: string): unknown => {
    if (name !== 'Owner') return `${of}${name}${version >> (name === 'X' ? 0 : 1)}`;
    if (turn % 4 === 3) return null;
    return answer({
      id: ids[(turn >> 1) % 3] ?? 'a',
      version: insideVersion,
      fields: inside.filter((one) => one !== 'Owner'),
      inside: [],
      insideVersion,
      tagged,
    });
  };
  const sorted = names.filter((name) => fields.includes(name));
  return {
    id: of,
    apiName: 'Thing',
    weakEtag: version,
    // It speaks for the record alone: neither for which fields came nor for the record inside.
    ...(tagged ? { eTag: `${of}${version}` } : {}),
    fields: Object.fromEntries(sorted.map((name) => [name, { displayValue: null, value: value(name) }])),
  };
}

/** A store and the plain model of it, which the same happens to. */
export class Interleaving {
  #time = 1_000;
  readonly #store = createStore({ now: () => this.#time });
  readonly #records: Records = recordsOf(this.#store);
  readonly #model = new PlainRecords();
  readonly #layers: (() => void)[] = [];
  readonly #observers: {
    readonly query: Query<StoredRecord>;
    last: Snapshot<unknown>;
    readonly end: () => void;
  }[] = [];
  #list: { readonly rows: readonly string[]; readonly fields: readonly string[] } = { rows: [], fields: [] };
  calledWithoutCause = 0;

  do(now: Step): void {
    const [records, model] = [this.#records, this.#model];
    switch (now.do) {
      case 'publish':
        records.publish(answer(now), 50, { isComplete: now.whole });
        model.publish(answer(now), this.#time, 50, now.whole);
        break;
      case 'layer':
        this.#layers.push(
          records.layer(now.id, { [now.name]: { displayValue: null, value: now.value } }),
          model.layer(now.id, new Map([[now.name, now.value]])),
        );
        break;
      case 'hide':
        this.#layers.push(records.hide(now.id), model.layer(now.id, undefined));
        break;
      case 'unlayer':
        // Also from the middle of several, and twice.
        for (const off of this.#layers.slice(2 * now.place, 2 * now.place + 2)) off();
        break;
      case 'evict':
        records.evict(now.id);
        model.evict(now.id);
        break;
      case 'invalidate':
        records.invalidate(now.id);
        model.invalidate(now.id);
        break;
      case 'pass':
        this.#time += now.time;
        break;
      case 'observe':
        this.#observe(this.query(now.id, selections[now.selection] ?? []));
        break;
      case 'leave':
        for (const { end } of this.#observers.splice(now.place, 1)) end();
        break;
      case 'list':
        this.#list = { rows: now.rows, fields: selections[now.selection] ?? [] };
        this.#store.publish(
          'list',
          { value: {}, parts: [{ at: ['records'], ids: now.rows, fields: this.#list.fields }] },
          -1,
        );
    }
  }

  #observe(query: Query<StoredRecord>): void {
    const observer = {
      query,
      last: query.read() as Snapshot<unknown>,
      end: query.subscribe((snapshot) => {
        if (snapshot === observer.last) this.calledWithoutCause++;
        observer.last = snapshot;
      }),
    };
    this.#observers.push(observer);
  }

  query(of: string, paths: readonly string[]): Query<StoredRecord> {
    return this.#records.query(`${of} ${paths}`, of, fieldTree(paths));
  }

  expected(of: string, paths: readonly string[]): PlainView {
    return this.#model.view(of, paths, this.#time);
  }

  /** The list's state and rows, as the model has them and as the store shows them; no rows while one lacks a field. */
  list(): { readonly expected: readonly unknown[]; readonly shown: readonly unknown[] } {
    const { rows, fields } = this.#list;
    const views = rows.filter((of) => this.#model.isShown(of)).map((of) => this.expected(of, fields));
    const { state, data } = this.#records.documentQuery<{ records?: unknown[] }>('list').read();
    const isWhole = views.every(({ missing }) => missing.length === 0);
    // Hidden rows count: they stay stored, and may come back.
    const stored = rows.map((of) => this.expected(of, fields)).filter((view) => view.isHeld);
    const fresh = stored.every((view) => view.fresh);
    return {
      expected: isWhole ? [fresh ? 'Fulfilled' : 'Stale', views.map((view) => view.data)] : ['Unfulfilled'],
      shown: data ? [state, (data.records ?? []).map(plain)] : [state],
    };
  }

  /** The last notification of each observer, beside what it would read. */
  observed(): readonly { readonly told: Snapshot<unknown>; readonly read: Snapshot<unknown> }[] {
    return this.#observers.map(({ query, last }) => ({ told: last, read: query.read() }));
  }

  takeOff(): void {
    for (const off of this.#layers) off();
  }
}

/** Only what both sides speak of. */
export function plain(data: unknown): unknown {
  const { id: of, fields } = (data ?? {}) as Partial<StoredRecord>;
  if (!of || !fields) return data;
  const values = Object.entries(fields).map(([name, { value }]) => [name, plain(value)]);
  return { id: of, fields: Object.fromEntries(values) };
}
