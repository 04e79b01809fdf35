import { isRecord, type StoredRecord } from '@relab/store';
import type { ModelServer } from './model-server.fixture.ts';
import type { OrgRecord, Scalar } from './org.fixture.ts';

/** A write that is shown before it is confirmed. */
export interface ShownWrite {
  readonly id: string;
  readonly fields: Readonly<Record<string, Scalar>>;
}

/** Every state that a server's records have been in, by id and version. */
export class History {
  readonly #server: ModelServer;
  readonly #states = new Map<string, Map<number, Readonly<Record<string, Scalar>>>>();

  constructor(server: ModelServer) {
    this.#server = server;
    this.note();
  }

  /** Remembers the states that are new. */
  note(): void {
    for (const record of this.#server.org.records.values()) this.#noteOne(record);
  }

  #noteOne({ id, modified, values }: OrgRecord): void {
    const versions = this.#states.get(id) ?? new Map<number, Readonly<Record<string, Scalar>>>();
    versions.set(modified, values);
    this.#states.set(id, versions);
  }

  /**
   * What is wrong with a record that is shown: a value that its version never had and no write in flight says, or an older
   * version than one that was shown before.
   */
  problem(
    record: StoredRecord,
    writes: readonly ShownWrite[],
    newest: Map<string, number>,
  ): string | undefined {
    const { id, weakEtag } = record;
    const version = weakEtag ?? 0;
    if (version < (newest.get(id) ?? 0)) return `${id}: version ${version} after ${newest.get(id)}`;
    newest.set(id, version);
    const state = this.#states.get(id)?.get(version);
    if (!state) return `${id}: there never was a version ${version}`;
    const expected: Record<string, Scalar> = { ...state };
    for (const write of writes) if (write.id === id) Object.assign(expected, write.fields);
    for (const [name, { value }] of Object.entries(record.fields)) {
      if (isRecord(value)) {
        const inside = this.problem(value, writes, newest);
        if (inside) return inside;
      } else if (name in expected && expected[name] !== value) {
        return `${id}.${name} at ${version}: ${JSON.stringify(value)} is not ${JSON.stringify(expected[name])}`;
      }
    }
    return undefined;
  }
}
