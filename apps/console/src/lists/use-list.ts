import type { Client } from '@relab/client';
import {
  getListInfoByName,
  getListObjectInfo,
  getListRecordsByName,
  getObjectInfo,
} from '@relab/client/records';
import type { ListInfo, ListObjectInfo, ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import {
  type ListPages,
  useListObjectInfo,
  useListPages,
  useSuspendingListInfoByName,
  useSuspendingObjectInfo,
} from '@relab/react/records';
import { useMemo } from 'react';
import { type ColumnField, columnFields, needsListObjectInfo } from './column-field.ts';
import type { TriedFilters } from './list-state.ts';

/** The name of the list of what the user has seen last. */
export const recentView = '__Recent';

export interface ListQuery {
  readonly objectApiName: string;
  readonly listViewApiName: string;
  readonly search?: string | undefined;
  readonly sort?: readonly string[] | undefined;
  readonly tried?: TriedFilters | undefined;
  /** A condition beside those of the view, in GraphQL's form. */
  readonly where?: string | undefined;
}

export type ListRecordsConfig = Parameters<typeof getListRecordsByName>[1];

const firstPageSize = 50;
const nextPageSize = 500;

/** Members that say which records a list has, and in which order. */
export function listConfig(query: ListQuery): ListRecordsConfig {
  const { objectApiName, listViewApiName, search, sort = [], tried, where } = query;
  return {
    objectApiName,
    listViewApiName,
    ...(search?.trim() ? { searchTerm: search.trim() } : {}),
    ...(sort.length > 0 ? { sortBy: sort } : {}),
    ...(where ? { where } : {}),
    ...(tried
      ? {
          filteredByInfo: tried.filters,
          filterLogicString: tried.logic,
          ...(tried.scope ? { scope: { apiName: tried.scope } } : {}),
        }
      : {}),
  };
}

export interface List {
  readonly info: ListInfo;
  readonly objectInfo: ObjectInfo;
  readonly listObjectInfo: ListObjectInfo | undefined;
  readonly fields: readonly ColumnField[];
  /** Of the reads of its records: the columns among them. */
  readonly config: ListRecordsConfig;
}

/** How the records of a list are read: with its columns, and the names of what they refer to. */
function recordsConfig(
  query: ListQuery,
  { info, objectInfo }: Pick<List, 'info' | 'objectInfo'>,
  fields: readonly ColumnField[],
): ListRecordsConfig {
  const own = new Set(info.displayColumns.map(({ fieldApiName }) => fieldApiName));
  const added = fields
    .filter(({ name }) => !own.has(name))
    .map(({ name }) => `${objectInfo.apiName}.${name}`);
  const names = fields.flatMap(({ field }) =>
    field?.relationshipName && field.referenceToInfos[0]?.nameFields.length
      ? `${objectInfo.apiName}.${field.relationshipName}.${field.referenceToInfos[0].nameFields.at(-1)}`
      : [],
  );
  const optionalFields = [...new Set([...added, ...names])];
  return { ...listConfig(query), ...(optionalFields.length > 0 ? { optionalFields } : {}) };
}

/** What a list looks like. Suspends. */
export function useList(query: ListQuery): List {
  const { objectApiName, listViewApiName } = query;
  const info = useSuspendingListInfoByName({ objectApiName, listViewApiName });
  const objectInfo = useSuspendingObjectInfo({ objectApiName });
  const isNeeded = needsListObjectInfo(info, objectInfo);
  const { data: listObjectInfo } = useListObjectInfo(isNeeded ? { objectApiName } : null);
  const fields = useMemo(
    () => columnFields({ info, objectInfo, listObjectInfo }),
    [info, objectInfo, listObjectInfo],
  );
  return {
    info,
    objectInfo,
    listObjectInfo,
    fields,
    config: recordsConfig(query, { info, objectInfo }, fields),
  };
}

/** The config that the list's page reads its records by, of what is cached where it is. */
export async function readListConfig(client: Client, query: ListQuery): Promise<ListRecordsConfig> {
  const { objectApiName, listViewApiName } = query;
  const [info, objectInfo] = await Promise.all([
    getListInfoByName(client, { objectApiName, listViewApiName }),
    getObjectInfo(client, { objectApiName }),
  ]);
  const listObjectInfo = needsListObjectInfo(info, objectInfo)
    ? await getListObjectInfo(client, { objectApiName })
    : undefined;
  return recordsConfig(query, { info, objectInfo }, columnFields({ info, objectInfo, listObjectInfo }));
}

/** The ids of the cached rows of a list in their order, and whether the list ends with them. Requests nothing. */
export function cachedRows(
  client: Client,
  config: ListRecordsConfig,
): { readonly ids: readonly string[]; readonly isComplete: boolean } {
  const ids: string[] = [];
  let { data: page } = getListRecordsByName.peek(client, { ...config, pageSize: firstPageSize });
  while (page) {
    ids.push(...page.records.map(({ id }) => id));
    const pageToken = page.nextPageToken;
    if (pageToken === null) return { ids, isComplete: true };
    ({ data: page } = getListRecordsByName.peek(client, { ...config, pageSize: nextPageSize, pageToken }));
  }
  return { ids, isComplete: false };
}

/** Reads what a list begins with, as far as it is not cached: what it looks like in one round, and its first page. */
export async function preloadList(client: Client, query: ListQuery): Promise<void> {
  const config = await readListConfig(client, query);
  await getListRecordsByName(client, { ...config, pageSize: firstPageSize });
}

/** Its records, page by page. */
export const useListRecords = (
  config: ListRecordsConfig | null,
): ListPages<{ readonly records: readonly RecordRepresentation[]; readonly nextPageToken: string | null }> =>
  useListPages(getListRecordsByName, config && { ...config, pageSize: firstPageSize }, { nextPageSize });
