import type { ListInfo, ListRecords, RecordRepresentation } from '@relab/contract/records';
import { isRecord } from '@relab/store';
import type { Change, RecordChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { mayDerive } from '../records/derived-fields.ts';
import { namesObject } from '../values/object-name.ts';
import { cachedListInfo } from './list-info.ts';
import { isSameList } from './list-name.ts';
import { sortFields } from './list-page-config.ts';
import { listViewType } from './list-view-type.ts';

/** A read of a list's records, as far as it matters to changes. */
export interface ListSelector {
  readonly client: Client;
  /** Undefined where the list goes by its id and nothing of it has come yet. */
  readonly objectApiName?: string | undefined;
  readonly listViewApiName?: string | undefined;
  readonly sortBy?: string | readonly string[] | undefined;
  readonly where?: string | undefined;
  readonly searchTerm?: string | undefined;
  /** Filters in place of the list's own. */
  readonly tried?: string | undefined;
  readonly page: () => ListRecords | undefined;
}

/** Fields that decide which records stand in the list, and where: paths from the record, as lists name them. */
interface Deciding {
  readonly info: ListInfo | undefined;
  readonly paths: readonly string[];
  /** Other fields may decide too, since nothing in the cache excludes that. */
  readonly isPartial: boolean;
}

const isRecent = ({ listViewApiName }: ListSelector): boolean =>
  listViewApiName !== undefined && listViewType(listViewApiName) === 'mru';

/** References that a filter follows, as paths: from `{ Maker__r: { City: { eq: "x" } } }` comes `Maker__r.City`. */
const followed = (where = ''): readonly string[] =>
  Array.from(where.matchAll(/(\w+)\s*:\s*\{\s*(?=(\w+)\s*:\s*\{)/g), ([, from, to]) => `${from}.${to}`);

function decidingFields(list: ListSelector): Deciding {
  const { client, objectApiName, listViewApiName } = list;
  const info =
    objectApiName === undefined || listViewApiName === undefined
      ? undefined
      : cachedListInfo(client, { objectApiName, listViewApiName });
  const own = sortFields(list.sortBy);
  const { filteredByInfo, orderedByInfo, scope } = info ?? {};
  const ordered = own.length > 0 ? own : (orderedByInfo ?? []).map(({ fieldApiName }) => fieldApiName);
  const isScoped = scope && scope.apiName.toLowerCase() !== 'everything';
  const start = `${objectApiName?.toLowerCase()}.`;
  const paths = [
    ...(filteredByInfo ?? []).map(({ fieldApiName }) => fieldApiName),
    ...(isScoped ? ['OwnerId'] : []),
    ...followed(list.where),
    ...ordered,
    ...(list.page()?.sortBy ?? []),
  ].map((name) => {
    const path = name.replace(/^-/, '');
    return path.toLowerCase().startsWith(start) ? path.slice(start.length) : path;
  });
  return { info, paths: [...new Set(paths)], isPartial: info === undefined && !isRecent(list) };
}

/** Names by which a change of the first step of a path is published: a reference, the record it leads to, or both. */
function namesIn(path: string): readonly string[] {
  const [head = '', ...rest] = path.toLowerCase().split('.');
  return rest.length === 0 ? [head] : [head, `${head}id`, head.replace(/__r$/, '__c')];
}

const lowerCased = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names].map((name) => name.toLowerCase()));

/** A record of the list's own object was changed. */
function affectsOwnObject({ fields }: RecordChange, list: ListSelector): boolean {
  if (!fields || list.where || list.searchTerm || list.tried) return true;
  const { paths, isPartial } = decidingFields(list);
  if (isPartial) return true;
  const changed = lowerCased(fields);
  if (paths.some((path) => namesIn(path).some((name) => changed.has(name)))) return true;
  // A formula may show the change of another field.
  return paths.length > 0 && mayDerive(list.client, list.objectApiName ?? '', paths) === true;
}

/** Whether a record of the page leads to another: then it may have gone with it. */
const leadsTo = ({ fields }: RecordRepresentation, id: string): boolean =>
  Object.values(fields).some(({ value }) => (isRecord(value) ? value.id : value) === id);

/** A record of another object was changed: one that records of the list lead to. */
function affectsThroughReference(change: RecordChange, list: ListSelector): boolean {
  const { operation, id, fields } = change;
  if (operation === 'create') return false;
  if (operation === 'delete')
    return id !== undefined && (list.page()?.records ?? []).some((record) => leadsTo(record, id));
  const { info, paths } = decidingFields(list);
  const objects = info?.objectApiNames ?? [];
  if (objects.length > 0 && !namesObject(objects, change)) return false;
  const ends = paths.filter((path) => path.includes('.')).map((path) => path.split('.').at(-1) ?? path);
  if (!fields) return ends.length > 0;
  const changed = lowerCased(fields);
  return ends.some((name) => changed.has(name.toLowerCase()));
}

/**
 * Whether a change may have changed which records a list has, or their order. The values of its records need no
 * invalidation: a record is cached once, for all lists.
 */
export function isListAffectedBy(change: Change, list: ListSelector): boolean {
  const { objectApiName, listViewApiName } = list;
  if (objectApiName === undefined) return ['record', 'list', 'visit'].includes(change.kind);
  switch (change.kind) {
    case 'record':
      if (!namesObject([objectApiName], change)) return affectsThroughReference(change, list);
      return change.operation !== 'update' || affectsOwnObject(change, list);
    case 'visit':
      return isRecent(list) && namesObject([objectApiName], change);
    case 'list': {
      const { operation } = change;
      if (!isSameList(change, { objectApiName, listViewApiName: listViewApiName ?? '' })) return false;
      return operation === 'update' || (operation === 'order' && sortFields(list.sortBy).length === 0);
    }
    default:
      return false;
  }
}
