import type { ConfigFor } from '@relab/contract';
import type { getRelatedListRecords, RelatedListRecords } from '@relab/contract/records';
import type { Client } from '../client/client.ts';
import { notFetchable } from '../errors/errors.ts';
import { clientToken, readClientToken } from '../lists/client-token.ts';
import { listScope } from './related-list-name.ts';

type Page = ConfigFor<typeof getRelatedListRecords>;

/** Tokens of the server by the offset of the page that they lead to. */
type Places = Readonly<Record<string, string>>;

/** Pages of one list with the same fields, order and filter share their places, whatever their sizes. */
const placesKey = ({ parentRecordId, relatedListId, fields, optionalFields, sortBy, where }: Page): string =>
  `related-lists/places/${listScope(parentRecordId, relatedListId)}?${JSON.stringify([fields, optionalFields, sortBy, where])}`;

/** Kept in the store, so that they are also there where the pages were handed over as a state. */
const placesOf = (client: Client, page: Page): Places =>
  client.store.query<Places>(placesKey(page)).read().data ?? {};

/** Where a page begins; undefined where a token of the server's own names it. */
const offsetOf = ({ pageToken }: Page): number | undefined =>
  pageToken === undefined ? 0 : readClientToken(pageToken);

/** Whether a token names the first page, which needs none. */
export const isFirstPage = (pageToken: unknown): boolean =>
  typeof pageToken === 'string' && readClientToken(pageToken) === 0;

/**
 * D-118: the server's token that a page is requested with, undefined for the first page. Throws status 400, code
 * NOT_FETCHABLE, for a token of ours to which no page of this list has led, such as one of another list (D-136).
 */
export function serverToken(client: Client, page: Page): string | undefined {
  const offset = offsetOf(page);
  if (offset === undefined) return page.pageToken;
  if (offset === 0) return undefined;
  const token = placesOf(client, page)[offset];
  if (token === undefined) throw notFetchable();
  return token;
}

const isToken = (token: unknown): token is string => typeof token === 'string' && token !== '';

/**
 * The response with tokens of the client's own (D-116), after noting what the server's stand for. A page that was asked
 * for by a token of the server's stays as it is: only the server knows where it begins.
 */
export function withClientTokens(
  client: Client,
  page: Page,
  response: RelatedListRecords,
): RelatedListRecords {
  const offset = offsetOf(page);
  if (offset === undefined) return response;
  const { records, nextPageToken, previousPageToken, pageSize } = response;
  const next = offset + records.length;
  const previous = Math.max(0, offset - (page.pageSize ?? pageSize));
  const places: Places = {
    ...(isToken(previousPageToken) ? { [previous]: previousPageToken } : {}),
    ...placesOf(client, page),
    // A page without records is the end: what comes after it would be the same again.
    ...(isToken(nextPageToken) && records.length > 0 ? { [next]: nextPageToken } : {}),
  };
  client.store.publish(placesKey(page), places, -1);
  const isReachable = previous === 0 || places[previous] !== undefined;
  return {
    ...response,
    currentPageToken: clientToken(offset),
    nextPageToken: isToken(nextPageToken) && records.length > 0 ? clientToken(next) : null,
    previousPageToken: offset > 0 && isReachable ? clientToken(previous) : null,
  };
}
