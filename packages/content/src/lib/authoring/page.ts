import { type AnyCall, buildRequest } from '@relab/contract';

/** Entries of a page unless asked for otherwise. */
export const defaultPageSize = 25;

export interface ListedPage {
  readonly page: number;
  readonly pageSize: number;
  readonly hasNext: boolean;
}

/** Where this page of a list, the next and the one before are asked for. */
export function pageUrls(call: AnyCall, config: object, { page, pageSize, hasNext }: ListedPage) {
  const url = (at: number): string => buildRequest(call, { ...config, page: at, pageSize }).url;
  return {
    currentPageUrl: url(page),
    nextPageUrl: hasNext ? url(page + 1) : null,
    previousPageUrl: page > 0 ? url(page - 1) : null,
  };
}
