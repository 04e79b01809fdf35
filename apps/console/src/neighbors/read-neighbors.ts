import type { Client } from '@relab/client';
import { getListRecordsByName, getRelatedListRecords } from '@relab/client/records';
import { cachedRows, type ListQuery, readListConfig } from '../lists/use-list.ts';
import type { RelatedOrigin } from '../related/related-origin.ts';
import { type ShownRows, shownRows } from '../related/shown-rows.ts';

/** Ids of the records in front of a record and behind it, in the order of a list. */
export interface Neighbors {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * Of a list that is cached it is what the user has seen there, without a request. Else the server returns the neighbors of the
 * record, wherever it is in the list, and also where the list's filters leave it out by now.
 */
export async function neighborsInList(
  client: Client,
  query: ListQuery,
  recordId: string,
): Promise<Neighbors> {
  const config = await readListConfig(client, query);
  const { ids, isComplete } = cachedRows(client, config);
  const shown = neighborsIn({ ids, isComplete }, recordId);
  if (shown) return shown;
  return await besides(recordId, async (pageToken) => {
    const { records } = await getListRecordsByName(client, { ...config, pageSize: 1, pageToken });
    return records[0]?.id;
  });
}

/** The same for a related list, in the order and within the filter that it was shown with. */
export async function neighborsInRelated(
  client: Client,
  origin: RelatedOrigin,
  objectApiName: string,
  recordId: string,
): Promise<Neighbors> {
  const rows = shownRows(client, origin);
  const shown = rows && neighborsIn(rows, recordId);
  if (shown) return shown;
  const { parentId, relatedListId, sortBy, where } = origin;
  const config = {
    parentRecordId: parentId,
    relatedListId,
    fields: [`${objectApiName}.Id`],
    pageSize: 1,
    ...(sortBy.length > 0 && { sortBy }),
    ...(where !== '' && { where }),
  };
  return await besides(recordId, async (pageToken) => {
    const { records } = await getRelatedListRecords(client, { ...config, pageToken });
    return records[0]?.id;
  });
}

/** Of rows that an address names, by the 15 characters that an address needs. */
export function neighborsAmong(ids: readonly string[], recordId: string): Neighbors {
  const at = ids.findIndex((id) => recordId.startsWith(id));
  return { previous: ids[at - 1], next: at < 0 ? undefined : ids[at + 1] };
}

/** Undefined where the rows end with the record, and the list does not. */
function neighborsIn({ ids, isComplete }: ShownRows, recordId: string): Neighbors | undefined {
  const at = ids.indexOf(recordId);
  const isInside = at >= 0 && (isComplete || at < ids.length - 1);
  return isInside ? { previous: ids[at - 1], next: ids[at + 1] } : undefined;
}

async function besides(
  recordId: string,
  first: (pageToken: string) => Promise<string | undefined>,
): Promise<Neighbors> {
  const [previous, next] = await Promise.all([first(`before:${recordId}`), first(`after:${recordId}`)]);
  return { previous, next };
}
