import type { Store } from '../create-store.ts';
import { type Dependent, eachParent } from '../dependent.ts';
import type { Origin, Provenance } from '../snapshot.ts';
import type { Fields } from './record.ts';
import { eachSelection, type RecordEntry } from './record-entry.ts';
import { recordsOf } from './records.ts';

/** What is cached of one record, for who looks inside. */
export interface EmbeddedRecord extends Provenance {
  readonly id: string;
  readonly apiName: string;
  /** Null stands for one that is absent on the server. */
  readonly fields: Fields;
  /** Writes that show over it and are not confirmed yet. */
  readonly unconfirmed: number;
  /** Keys of the reads that show it. */
  readonly readers: readonly string[];
}

/** Every record that is cached, in the order in which they came. */
export function embeddedRecords(store: Store): readonly EmbeddedRecord[] {
  return Array.from(recordsOf(store).entries(), inside).filter((record) => record !== undefined);
}

function inside(entry: RecordEntry): EmbeddedRecord | undefined {
  const { id, value, fields, layers, provenance } = entry;
  if (!value) return undefined;
  const origin: Origin = layers.length > 0 ? 'optimistic' : provenance.origin;
  const readers = readersOf(entry);
  return {
    id,
    apiName: value.apiName ?? '',
    fields,
    unconfirmed: layers.length,
    readers,
    ...provenance,
    origin,
  };
}

/** Records that lead to it are on the way to those who read it. */
function readersOf(entry: RecordEntry): readonly string[] {
  const keys = new Set<string>();
  const visit = (part: Dependent & { readonly key?: string }): void => {
    if (part.key === undefined) eachParent(part, visit);
    else keys.add(part.key);
  };
  eachSelection(entry, (selection) => eachParent(selection, visit));
  return [...keys];
}
