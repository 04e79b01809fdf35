import { isRecordId, normalizeId } from '@relab/contract';
import type { RelatedListRecords } from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import type { RecordChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { relationOf } from '../records/optimistic-fields.ts';

/** The three characters with which ids of one object begin. */
const kindOf = (id: string): string => id.slice(0, 3);

/** Names that references have; what was changed by whom makes no related list. */
const mayRefer = (name: string): boolean =>
  /(?:Id|__c|__pc)$/.test(name) && !/^(?:Id|LastModifiedById)$/.test(name);

/**
 * Where a reference leads, as far as is known: an id, null for nowhere, an empty text where the field is no reference, and
 * undefined where nothing is cached of it. Names are compared without case.
 */
function leadsTo(values: ReadonlyMap<string, unknown> | undefined, name: string): string | null | undefined {
  for (const each of [name, relationOf(name) ?? name]) {
    const [, value] = [...(values ?? [])].find(([key]) => key.toLowerCase() === each.toLowerCase()) ?? [];
    if (value === undefined) continue;
    if (value === null) return null;
    return isRecordId(value) ? normalizeId(value) : '';
  }
  return undefined;
}

/** Whether pages show a record, or showed it until it went; undefined where it may stand on a page that is not cached. */
export function isAmong(
  client: Client,
  pages: readonly RelatedListRecords[],
  id: string | undefined,
): boolean | undefined {
  if (pages.some(({ records }) => records.some((record) => record.id === id))) return true;
  // One that is gone has left its place in the pages, and their counts say so.
  const gone = id !== undefined && !recordsOf(client.store).stored(id);
  if (gone && pages.some(({ count, records }) => count > records.length)) return true;
  const whole = pages.some(
    ({ nextPageToken, previousPageToken, where }) => !nextPageToken && !previousPageToken && !where,
  );
  return whole ? false : undefined;
}

/** A question about a changed record: whether it led to the parent, by a certain field where that is known. */
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
  { before, after, parents }: RecordChange,
  { parentRecordId, reference }: Membership,
): boolean {
  if (reference !== undefined) {
    const ends = [before, after].map((values) => leadsTo(values, reference));
    return ends.includes(parentRecordId) || ends.every((end) => end === undefined);
  }
  const kind = kindOf(parentRecordId);
  return parents.has(parentRecordId) || ![...parents].some((id) => kindOf(id) === kind);
}

/** Whether an update may have added the record to the list or removed it, by the references that it changed. */
export function mayMove(
  { fields, before, after }: RecordChange,
  { parentRecordId, reference, among }: Membership,
): boolean {
  function moved(name: string): boolean {
    const led = leadsTo(before, name);
    const leads = leadsTo(after, name);
    if (led !== undefined) return led !== leads && [led, leads].includes(parentRecordId);
    // Without knowing the field: one that holds a text, or leads to another kind of record, leads to no parent of this list.
    const isElsewhere = typeof leads === 'string' && kindOf(leads) !== kindOf(parentRecordId);
    if (reference === undefined && isElsewhere) return false;
    return among !== (leads === parentRecordId);
  }

  const isAsked = (name: string) =>
    reference === undefined ? mayRefer(name) : name.toLowerCase() === reference.toLowerCase();
  return [...(fields ?? [])].some((name) => isAsked(name) && moved(name));
}
