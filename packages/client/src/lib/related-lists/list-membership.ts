import { isRecordId, normalizeId } from '@relab/contract';
import type { RelatedListRecords } from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import type { RecordChange } from '../change.ts';
import type { Client } from '../client.ts';
import { relationOf } from '../records/expected-record.ts';
import { heldValues } from '../records/record-change.ts';

/** The three characters with which ids of one object begin. */
const kindOf = (id: string): string => id.slice(0, 3);

/** Names that references have; what was changed by whom makes no related list. */
const mayRefer = (name: string): boolean =>
  /(?:Id|__c|__pc)$/.test(name) && !/^(?:Id|LastModifiedById)$/.test(name);

/**
 * Where a reference leads by what is held: an id, null for nowhere, an empty text where the field is no reference, and
 * undefined where nothing is held of it.
 */
function leadsTo(values: ReadonlyMap<string, unknown> | undefined, name: string): string | null | undefined {
  for (const each of [name, relationOf(name) ?? name]) {
    const value = values?.get(each);
    if (value === undefined) continue;
    if (value === null) return null;
    return isRecordId(value) ? normalizeId(value) : '';
  }
  return undefined;
}

/** The name as it is spelled among those that are held, or as it was given. */
const spelled = (name: string, names: Iterable<string>): string =>
  [...names].find((other) => other.toLowerCase() === name) ?? name;

/** Whether pages show a record, or showed it until it went; undefined where it may stand on a page that is not held. */
export function isAmong(
  client: Client,
  pages: readonly RelatedListRecords[],
  id: string | undefined,
): boolean | undefined {
  if (pages.some(({ records }) => records.some((record) => record.id === id))) return true;
  // One that is gone has left its place in the pages, and their counts say so.
  const gone = id !== undefined && !recordsOf(client.store).held(id);
  if (gone && pages.some(({ count, records }) => count > records.length)) return true;
  const whole = pages.some(
    ({ nextPageToken, previousPageToken, where }) => !nextPageToken && !previousPageToken && !where,
  );
  return whole ? false : undefined;
}

/** What is asked of a changed record: whether it led to the parent, by a certain field where that is known. */
export interface Membership {
  readonly parentRecordId: string;
  readonly reference: string | undefined;
  /** Whether the list shows it, see `isAmong`. */
  readonly among: boolean | undefined;
}

/**
 * Whether the record may be one of the list's, before the change or after it. Without knowing the field, a record that
 * is known to lead to another of the parent's kind leads there and not here.
 */
export function mayBelong(
  client: Client,
  { operation, id, fields, before, parents }: RecordChange,
  { parentRecordId, reference }: Membership,
): boolean {
  const isNamed = parents.has(parentRecordId);
  // What is held tells nothing of where it leads now, if any field may be another.
  const isHeld = operation !== 'update' || fields !== undefined;
  if (reference !== undefined && (isHeld || !isNamed)) {
    const held = id === undefined ? undefined : heldValues(client, id);
    const ends = [before, held].map((values) => leadsTo(values, spelled(reference, values?.keys() ?? [])));
    return ends.includes(parentRecordId) || ends.every((end) => end === undefined);
  }
  return isNamed || ![...parents].some((other) => kindOf(other) === kindOf(parentRecordId));
}

/** Whether an update may have taken the record into the list or out of it, by the references that it changed. */
export function mayMove(
  client: Client,
  { id, fields, before, parents }: RecordChange,
  { parentRecordId, reference, among }: Membership,
): boolean {
  const held = id === undefined ? undefined : heldValues(client, id);
  const kind = kindOf(parentRecordId);
  const isElsewhere = (end: string | null | undefined) =>
    end === '' || (typeof end === 'string' && kindOf(end) !== kind);

  function moved(name: string): boolean {
    const led = leadsTo(before, name);
    const leads = leadsTo(held, name);
    if (led !== undefined && leads !== undefined)
      return led !== leads && (led === parentRecordId || leads === parentRecordId);
    // Without knowing the field: one that leads to another kind of record leads to no parent of this list.
    if (reference === undefined && (isElsewhere(led) || isElsewhere(leads))) return false;
    const isHere = leads === undefined ? parents.has(parentRecordId) : leads === parentRecordId;
    // The parents are those of before and after.
    if (led !== undefined) return isHere;
    return among === undefined || among !== isHere;
  }

  const changed = [...(fields ?? [])];
  return changed.some((name) =>
    reference === undefined ? mayRefer(name) && moved(name) : name.toLowerCase() === reference && moved(name),
  );
}
