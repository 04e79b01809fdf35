import { dataPath, read, shape } from '../call.ts';
import { summaryPage } from './list-summary-page.ts';
import type { ListViewSummaries } from './responses.ts';

/** The lists of an object, in short (D-166). 30 days (D-240). */
export const getListViewSummaryCollection = read({
  id: 'getListViewSummaryCollection',
  area: 'lists',
  path: `${dataPath}/ui-api/list-ui/{objectApiName}`,
  query: summaryPage,
  response: shape<ListViewSummaries>(),
});
