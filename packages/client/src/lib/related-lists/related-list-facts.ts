import type { RelatedListRecords, RelatedListReference } from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import { isMembers, type Members } from '../values/is-object.ts';
import { listScope } from './related-list-name.ts';
import { aboutInfo, aboutLists, aboutRecords, cachedAbout } from './related-list-reads.ts';

/** A related list of one record. */
export interface RelatedListOf {
  readonly parentRecordId: string;
  readonly relatedListId: string;
  /** What the cached response contains about the list. */
  readonly reference: RelatedListReference | undefined;
}

/** Names of fields as answers tell an order: a list, or one comma-joined text. */
export const orderIn = (sortBy: unknown): readonly string[] =>
  [sortBy]
    .flat()
    .filter(isName)
    .flatMap((names) => names.split(','));

/** Facts about a related list from the cached reads. Names in lists are in lower case. */
export interface RelatedListFacts {
  /** Objects of its records; undefined where they are unknown. */
  readonly objects: ReadonlySet<string> | undefined;
  /** The field of its records that leads to the parent. */
  readonly reference: string | undefined;
  /** Fields that its filters go by. */
  readonly filters: readonly string[];
  /** Fields that order it where a read names no others. */
  readonly order: readonly string[];
}

/** Lists that gather records of other objects under a name of their own. */
const gathered: Readonly<Record<string, readonly string[]>> = {
  openactivity: ['task', 'event'],
  activityhistory: ['task', 'event', 'emailmessage'],
  attachedcontentdocument: ['contentdocument', 'contentversion', 'contentdocumentlink'],
  combinedattachment: ['attachment', 'note', 'contentdocument', 'contentversion', 'contentdocumentlink'],
  noteandattachment: ['attachment', 'note'],
};

/** Pages of the list, whatever their fields, order and size. */
export const pagesOf = (
  client: Client,
  { parentRecordId, relatedListId }: RelatedListOf,
): readonly RelatedListRecords[] =>
  cachedAbout(client, aboutRecords(listScope(parentRecordId, relatedListId)));

/** The objects in what should be a list of them, whatever a server has sent. */
const listed = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.filter(isMembers) : []);

const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';

const lowerCase = (names: readonly unknown[]): readonly string[] =>
  names.filter(isName).map((name) => name.toLowerCase());

const fieldsIn = (steps: unknown): readonly string[] =>
  lowerCase(listed(steps).map(({ fieldApiName }) => fieldApiName));

export function relatedListFacts(client: Client, list: RelatedListOf): RelatedListFacts {
  const { reference, parentRecordId, relatedListId } = list;
  const known = [reference?.parentObjectApiName, recordsOf(client.store).stored(parentRecordId)?.apiName];
  const [parent = ''] = lowerCase(known);
  const scope = listScope(parent, relatedListId);
  const infos = cachedAbout<Members>(client, aboutInfo(scope));
  const summaries = cachedAbout<Members>(client, aboutLists(parent))
    .flatMap(({ relatedLists }) => listed(relatedLists))
    .filter((entry) => String(entry.relatedListId).toLowerCase() === relatedListId.toLowerCase());
  const names = lowerCase([
    reference?.objectApiName,
    ...infos.flatMap(({ objectApiNames }) => objectApiNames),
    ...summaries.map(({ objectApiName }) => objectApiName),
  ]);
  const objects = new Set(names.flatMap((name) => gathered[name] ?? name));
  return {
    objects: objects.size > 0 ? objects : undefined,
    reference: [...infos, ...summaries].map(({ fieldApiName }) => fieldApiName).find(isName),
    filters: infos.flatMap(({ filteredByInfo }) => fieldsIn(filteredByInfo)),
    order: infos.flatMap(({ orderedByInfo }) => fieldsIn(orderedByInfo)),
  };
}
