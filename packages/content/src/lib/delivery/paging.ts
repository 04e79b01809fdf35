export interface Paging {
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly total: number;
}

export interface PageOf {
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Where a page of the same list is asked for. */
  readonly url: (page: number) => string;
}

export const paging = ({ page, pageSize, total, url }: PageOf): Paging => ({
  currentPageUrl: url(page),
  nextPageUrl: (page + 1) * pageSize < total ? url(page + 1) : null,
  previousPageUrl: page > 0 ? url(page - 1) : null,
  total,
});
