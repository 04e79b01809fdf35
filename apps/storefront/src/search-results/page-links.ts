import { writeQuery } from '@relab/pages/routes';
import type { PaginationProps } from '@relab/toolkit/pagination';
import { type BrowseState, browseQuery, maxPage, onPage, pageSize } from '../filter/browse-state.ts';
import type { Results } from './results.ts';

/** The addresses of the pages of results: by number as far as numbers reach, then from one page to the next by token. */
export function pageLinks({ state, search }: Results, path: string): PaginationProps {
  const { total, offset = 0, nextPageToken, previousPageToken } = search.productsPage;
  const hrefTo = (to: BrowseState) => path + writeQuery(browseQuery(to));
  const hrefAt = (pageToken: string | null | undefined) =>
    pageToken ? hrefTo({ ...state, pageToken }) : undefined;
  const hrefOf = (page: number) => hrefTo(page === state.page ? state : onPage(state, page));
  const shared = { page: state.page, pageCount: Math.min(Math.ceil(total / pageSize), maxPage), hrefOf };
  if (state.pageToken === '')
    return { ...shared, nextHref: state.page === maxPage ? hrefAt(nextPageToken) : undefined };
  // The listing before this page has a page with a number, or none.
  const numbered = Math.ceil(offset / pageSize);
  return {
    ...shared,
    previousHref: numbered > maxPage ? hrefAt(previousPageToken) : hrefTo(onPage(state, numbered)),
    nextHref: hrefAt(nextPageToken),
  };
}
