import type { RecordRepresentation } from '@relab/contract/records';
import { type JsonText, jsonArray, uiApiPath, type Writable } from '@relab/server/http';
import type { RecordsPage } from './read-page.ts';

/** The address of a page by its token, for a path below the UI API; members of the query that are empty are left out. */
export function pageUrls(
  path: string,
  pageSize: number,
  query: Readonly<Record<string, string | undefined>>,
): (token: string) => string {
  const more = Object.entries(query).map(([name, value]) =>
    value ? `&${name}=${encodeURIComponent(value)}` : '',
  );
  return (token) => `${uiApiPath}/${path}?pageSize=${pageSize}&pageToken=${token}${more.join('')}`;
}

type Tokens = Pick<RecordsPage, 'nextPageToken' | 'previousPageToken'>;
type TokenMembers = Record<
  'nextPageToken' | 'nextPageUrl' | 'previousPageToken' | 'previousPageUrl',
  string | null
> &
  Record<'currentPageToken' | 'currentPageUrl', string>;

/** The members of every collection about its pages: the tokens, and the URL of each page. */
export function pageTokens(
  { nextPageToken, previousPageToken }: Tokens,
  currentPageToken: string,
  url: (token: string) => string,
): TokenMembers {
  return {
    currentPageToken,
    currentPageUrl: url(currentPageToken),
    nextPageToken,
    nextPageUrl: nextPageToken === null ? null : url(nextPageToken),
    previousPageToken,
    previousPageUrl: previousPageToken === null ? null : url(previousPageToken),
  };
}

/** The same of a page of records, and the records. */
export const pageMembers = (
  page: { readonly records: readonly Writable<RecordRepresentation>[] } & Tokens,
  currentPageToken: string,
  url: (token: string) => string,
): TokenMembers & { count: number; records: JsonText<RecordRepresentation[]> } => ({
  count: page.records.length,
  ...pageTokens(page, currentPageToken, url),
  records: jsonArray(page.records),
});
