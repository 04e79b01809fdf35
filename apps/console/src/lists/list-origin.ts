import { hrefAmong } from '../routing/record-among.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { hrefOfList, type ListState, readListState } from './list-state.ts';
import { recentView } from './use-list.ts';

/** A list as an address names it. */
export interface ListOrigin extends ListState {
  readonly view: string;
  /** The value whose column of a board the record stands in; null for the column of those without one. */
  readonly column?: string | null | undefined;
}

interface ListedRecord {
  readonly apiName: string;
  readonly id: string;
}

/** A record's address that names the list it is opened from: its page leads to the records beside it. */
export function hrefInList({ apiName, id }: ListedRecord, origin: ListOrigin, tab?: string): string {
  const [, list] = hrefOfList(apiName, { ...origin, recordId: undefined }).split('?');
  const query = new URLSearchParams(list);
  if (origin.column !== undefined) query.set('column', origin.column ?? '');
  return hrefOf(routes.record, { objectApiName: apiName, recordId: id }, { tab, list: String(query) });
}

/**
 * The list that is named by the `list` of a record's address; undefined where it names none. What was seen last is no such
 * list, since each record that is opened becomes the first of it.
 */
export function readListOrigin(list: string | null): ListOrigin | undefined {
  if (list === null) return undefined;
  const url = new URL(`?${list}`, window.location.origin);
  const { view, ...state } = readListState(url);
  if (view === undefined || view === recentView) return undefined;
  const column = state.mode === 'board' ? url.searchParams.get('column') : null;
  return { ...state, view, ...(column === null ? {} : { column: column === '' ? null : column }) };
}

/** The address of a record of a list of which these rows are shown. */
export const hrefOfListed = (
  record: ListedRecord,
  origin: ListOrigin,
  rows: readonly { readonly id: string }[],
): string =>
  origin.view === recentView
    ? hrefAmong(
        record,
        rows.map(({ id }) => id),
      )
    : hrefInList(record, origin);
