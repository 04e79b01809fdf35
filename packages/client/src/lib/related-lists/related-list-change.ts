import type { Change, RecordChange, RelatedListChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { relationOf } from '../records/optimistic-fields.ts';
import { isAmong, mayBelong, mayMove } from './list-membership.ts';
import {
  pagesOf,
  type RelatedListFacts,
  type RelatedListOf,
  relatedListFacts,
} from './related-list-facts.ts';

/** A read of a related list: its records or their number. */
export interface ListSelector extends RelatedListOf {
  /** Fields that order it; undefined for the order that the list has by itself, none where order is of no matter. */
  readonly order?: readonly string[] | undefined;
  readonly where?: string | null | undefined;
}

/** Whether a write concerns the list of that name, of that parent where it is known. */
export function isOfList(
  { parentObjectApiName, relatedListId }: RelatedListChange,
  list: { readonly parentObjectApiName: string | undefined; readonly relatedListId: string },
): boolean {
  const isSame = (name: unknown, other: unknown) =>
    name === undefined || typeof other !== 'string' || String(name).toLowerCase() === other.toLowerCase();
  return isSame(relatedListId, list.relatedListId) && isSame(parentObjectApiName, list.parentObjectApiName);
}

/** The first step of a field's name as orders and filters write it: `-Contact.Account.Name` goes by `account`. */
function firstStep(name: string, objects: ReadonlySet<string>): string {
  const [first = '', second] = name.toLowerCase().replace(/^-/, '').split('.');
  return second !== undefined && objects.has(first) ? second : first;
}

/** Whether which records there are, or how they stand, goes by a field that was written. */
function isDecided(
  { fields, objectApiName }: RecordChange,
  list: ListSelector,
  facts: RelatedListFacts,
): boolean {
  const objects = new Set([...(facts.objects ?? []), objectApiName?.toLowerCase() ?? '']);
  const names = [...(list.order ?? facts.order), ...facts.filters].map((name) => firstStep(name, objects));
  const deciding = new Set([...names, ...(list.where?.toLowerCase().match(/\w+/g) ?? [])]);
  return [...(fields ?? [])].some((name) =>
    [name, relationOf(name)].some((each) => each !== undefined && deciding.has(each.toLowerCase())),
  );
}

/** Whether a change may have added records to the list, removed some, or changed their order. */
export function touchesList(client: Client, change: Change, list: ListSelector): boolean {
  const { parentRecordId } = list;
  // D-112: lists of a record go by its type.
  if (change.kind === 'record-type') return change.id === parentRecordId;
  // No record is in a list of its own; with the parent its lists are gone.
  if (change.kind !== 'record' || change.id === parentRecordId) return false;
  if (change.operation === 'create' && !change.parents.has(parentRecordId)) return false;
  const facts = relatedListFacts(client, list);
  const object = change.objectApiName?.toLowerCase();
  if (object !== undefined && facts.objects?.has(object) === false) return false;
  if (change.operation === 'create') return true;
  const among = isAmong(client, pagesOf(client, list), change.id);
  const membership = { parentRecordId, reference: facts.reference, among };
  if (change.operation === 'delete') return among ?? mayBelong(change, membership);
  const belongs = among === true || mayBelong(change, membership);
  if (change.fields === undefined) return belongs;
  return mayMove(change, membership) || (belongs && isDecided(change, list, facts));
}
