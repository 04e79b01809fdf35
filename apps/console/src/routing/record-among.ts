import { isRecordId } from '@relab/contract';
import { hrefOf, routes } from './routes.ts';

/** More would make an address that mail programs break. */
const maxRecords = 40;
const idLength = 15;

interface ListedRecord {
  readonly apiName: string;
  readonly id: string;
}

/** Those around the record where there are too many. */
function around(ids: readonly string[], id: string): readonly string[] {
  const first = Math.min(ids.indexOf(id) - maxRecords / 2, ids.length - maxRecords);
  return ids.slice(Math.max(0, first)).slice(0, maxRecords);
}

/**
 * A record's address that names the records among which it was seen, for rows that no list of the server's has in this order
 * for long: results of a search, what was seen last.
 */
export function hrefAmong({ apiName, id }: ListedRecord, ids: readonly string[], tab?: string): string {
  const params = { objectApiName: apiName, recordId: id };
  const among = around(ids, id).map((one) => one.slice(0, idLength));
  return hrefOf(routes.record, params, { tab, among: among.length > 1 ? among.join() : undefined });
}

/** The records that a record's address names; undefined where it names none, or not the record itself. */
export function readAmong(url: URL, recordId: string): readonly string[] | undefined {
  const ids = url.searchParams.get('among')?.split(',').filter(isRecordId);
  return ids?.includes(recordId.slice(0, idLength)) ? ids.slice(0, maxRecords) : undefined;
}
