import type { Client } from '@relab/client';
import { boardWhere } from '../lists/board-where.ts';
import { hrefInList, type ListOrigin, readListOrigin } from '../lists/list-origin.ts';
import { hrefOfList } from '../lists/list-state.ts';
import { hrefInRelated, hrefOfRelated, readRelatedOrigin } from '../related/related-origin.ts';
import { hrefAmong, readAmong } from '../routing/record-among.ts';
import { type Neighbors, neighborsAmong, neighborsInList, neighborsInRelated } from './read-neighbors.ts';

/** Where a record was opened from: a list, a column of a board, a related list, or some rows. */
export interface RecordOrigin {
  /** Where the list is. */
  readonly listHref: string;
  /** Another record of it. */
  readonly hrefOf: (id: string) => string;
  readonly readNeighbors: (client: Client, recordId: string) => Promise<Neighbors>;
}

const whereOf = ({ groupBy, column }: ListOrigin): string | undefined =>
  groupBy !== undefined && /^\w+$/.test(groupBy) && column !== undefined
    ? boardWhere(groupBy, column)
    : undefined;

/** The origin of a record in its address; undefined for one that was not opened from a list. */
export function readRecordOrigin(apiName: string, recordId: string, url: URL): RecordOrigin | undefined {
  const tab = url.searchParams.get('tab') ?? undefined;
  const list = readListOrigin(url.searchParams.get('list'));
  if (list) {
    const { view: listViewApiName, search, sort, tried } = list;
    const query = { objectApiName: apiName, listViewApiName, search, sort, tried, where: whereOf(list) };
    return {
      listHref: hrefOfList(apiName, list),
      hrefOf: (id) => hrefInList({ apiName, id }, list, tab),
      readNeighbors: (client, id) => neighborsInList(client, query, id),
    };
  }
  const related = readRelatedOrigin(url.searchParams.get('related'));
  if (related)
    return {
      listHref: hrefOfRelated(related),
      hrefOf: (id) => hrefInRelated({ apiName, id }, related, tab),
      readNeighbors: (client, id) => neighborsInRelated(client, related, apiName, id),
    };
  const among = readAmong(url, recordId);
  return (
    among && {
      listHref: hrefOfList(apiName, {}),
      hrefOf: (id) => hrefAmong({ apiName, id }, among, tab),
      readNeighbors: async (_, id) => neighborsAmong(among, id),
    }
  );
}
