import { hrefOf, routes } from '../routing/routes.ts';
import { hrefOfList, type ListState, readListState } from './list-state.ts';
import { recentView } from './use-list.ts';

/** A list as an address names it. */
export type ListOrigin = ListState & { readonly view: string };

interface ListedRecord {
  readonly apiName: string;
  readonly id: string;
}

/**
 * A record's address that names the list it is opened from: its page leads to the records beside it. What was seen last is no
 * such list, since each record that is opened becomes the first of it.
 */
export function hrefInList({ apiName, id }: ListedRecord, origin: ListState, tab?: string): string {
  const params = { objectApiName: apiName, recordId: id };
  if (origin.view === undefined || origin.view === recentView) return hrefOf(routes.record, params, { tab });
  const [, list] = hrefOfList(apiName, { ...origin, recordId: undefined }).split('?');
  return hrefOf(routes.record, params, { tab, list });
}

/** The list that is named by the `list` of a record's address; undefined where it names none. */
export function readListOrigin(list: string | null): ListOrigin | undefined {
  if (list === null) return undefined;
  const { view, ...state } = readListState(new URL(`?${list}`, window.location.origin));
  return view === undefined || view === recentView ? undefined : { ...state, view };
}
