import { dataPath, read, shape } from '../call.ts';
import { object } from '../schema.ts';
import { recordsPage } from './list-page.ts';
import type { ListUi } from './responses.ts';

/*
 * A list's info and one page of its records (D-036). The pair states no lifetime and so has the default one (D-239); the
 * info goes stale after 15 minutes and the records after 30 s, which is what counts (D-245, D-244).
 */

/** The info of a list view and a page of its records, by the names of the object and of the list (D-036). */
export const getListUiByApiName = read({
  id: 'getListUiByApiName',
  area: 'lists',
  path: `${dataPath}/ui-api/list-ui/{objectApiName}/{listViewApiName}`,
  query: object(recordsPage),
  response: shape<ListUi>(),
});

/** Shares the form of its path with the summaries of an object's lists: what stands there decides which is meant. */
export const getListUiByListViewId = read({
  id: 'getListUiByListViewId',
  area: 'lists',
  path: `${dataPath}/ui-api/list-ui/{listViewId}`,
  query: object(recordsPage),
  response: shape<ListUi>(),
});

/** The list of the records that the user has seen last. */
export const getMruListUi = read({
  id: 'getMruListUi',
  area: 'lists',
  path: `${dataPath}/ui-api/mru-list-ui/{objectApiName}`,
  query: object(recordsPage),
  response: shape<ListUi>(),
});
