import { dataPath, read, shape } from '../call.ts';
import { flag, object, optional, text, whole } from '../schema.ts';
import type { ListInfoSummaries, ListViewSummaries } from './list-summary-responses.ts';

/** 20 lists a page unless told otherwise (D-282, D-283); `q` is looked for in their labels. */
const summaries = object({
  pageSize: optional(whole(1, 2000)),
  pageToken: optional(text()),
  q: optional(text()),
  recentListsOnly: optional(flag),
});

/** The lists of an object, in short (D-166). 30 days (D-240). */
export const getListViewSummaryCollection = read({
  id: 'getListViewSummaryCollection',
  area: 'lists',
  path: `${dataPath}/ui-api/list-ui/{objectApiName}`,
  query: summaries,
  answer: shape<ListViewSummaries>(),
});

/** The same by list infos. 30 days, unless a list of the object is created, changed or deleted (D-240, X-06). */
export const getListInfosByObjectName = read({
  id: 'getListInfosByObjectName',
  area: 'lists',
  path: `${dataPath}/ui-api/list-info/{objectApiName}`,
  query: summaries,
  answer: shape<ListInfoSummaries>(),
});
