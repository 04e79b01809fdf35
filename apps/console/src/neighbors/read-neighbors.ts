import type { Client } from '@relab/client';
import { getListRecordsByName } from '@relab/client/records';
import { cachedRows, type ListQuery, readListConfig } from '../lists/use-list.ts';

/** Ids of the records in front of a record and behind it, in the order of a list. */
export interface Neighbors {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * Of a list that is cached it is what the user has seen there, without a request. Else the server says who stands beside the
 * record, wherever it is in the list, and also where the list's filters leave it out by now.
 */
export async function readNeighbors(client: Client, query: ListQuery, recordId: string): Promise<Neighbors> {
  const config = await readListConfig(client, query);
  const { ids, isComplete } = cachedRows(client, config);
  const at = ids.indexOf(recordId);
  const isInside = at >= 0 && (isComplete || at < ids.length - 1);
  if (isInside) return { previous: ids[at - 1], next: ids[at + 1] };
  const beside = async (place: 'before' | 'after'): Promise<string | undefined> => {
    const pageToken = `${place}:${recordId}`;
    const { records } = await getListRecordsByName(client, { ...config, pageSize: 1, pageToken });
    return records[0]?.id;
  };
  const [previous, next] = await Promise.all([beside('before'), beside('after')]);
  return { previous, next };
}
