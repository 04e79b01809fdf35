import type { Client } from '../client/client.ts';
import { invalidResponse, notFetchable } from '../errors/errors.ts';
import { checkedResponse } from '../sources/checked-response.ts';
import { clientToken, readClientToken } from './client-token.ts';

/** A page that was read: where it begins, and how many records it was to have. */
export interface PageRange {
  readonly key: string;
  readonly offset: number;
  readonly size: number;
}

/** The index of the pages of one list: the same fields, order and search, whatever the pages' sizes. */
interface PageIndex {
  /** D-114: by offset, the server's own token of the page that begins there; null where the list ends (D-115). */
  readonly tokens: Readonly<Record<string, string | null>>;
  readonly pages: readonly PageRange[];
}

const emptyPageIndex: PageIndex = { tokens: {}, pages: [] };

/** The positions are stored beside the pages, so that they also travel with a state. */
export const pageIndexQuery = (client: Client, list: string) => client.store.query<PageIndex>(list);

export const pageIndexOf = (client: Client, list: string): PageIndex =>
  pageIndexQuery(client, list).read().data ?? emptyPageIndex;

export const storePageIndex = (client: Client, list: string, places: PageIndex): void =>
  client.store.publish(list, places, -1);

/** How a page is requested: from which offset on, by which token of the server's, and how many. */
interface PageRequest {
  readonly base: number;
  readonly token: string | undefined;
  readonly pageSize: number;
}

/** The most that a server answers at once. */
const maxPageSize = 2000;

/** Where a page begins; undefined where a token of the server's names it, so that only the server knows. */
export const offsetOf = (pageToken: string | null | undefined): number | undefined =>
  typeof pageToken === 'string' ? readClientToken(pageToken) : 0;

/**
 * How to request the page at an offset. Where the server has sent no token for it, because the pages that were read
 * have other sizes, more is requested from an earlier position. Throws status 400, code NOT_FETCHABLE, for a page whose
 * predecessors were not read, one beyond the end, and one too far from any known position (D-136).
 */
function pageRequest({ tokens }: PageIndex, offset: number, pageSize: number): PageRequest {
  if (offset === 0) return { base: 0, token: undefined, pageSize };
  const known = Object.keys(tokens).map(Number);
  if (!(offset <= Math.max(0, ...known)) || tokens[offset] === null) throw notFetchable();
  const base = Math.max(0, ...known.filter((one) => one <= offset && tokens[one] !== null));
  if (offset - base >= maxPageSize) throw notFetchable();
  return {
    base,
    token: tokens[base] ?? undefined,
    pageSize: Math.min(maxPageSize, offset - base + pageSize),
  };
}

/** The members of a response that say where it stands. */
interface PageTokens {
  readonly currentPageToken: string | null;
  readonly nextPageToken: string | null;
  readonly previousPageToken: string | null;
}

/** A response as it came, and the requested part of it. */
interface ReceivedPage {
  readonly base: number;
  readonly count: number;
  /** The server's token of what comes behind. */
  readonly next: unknown;
  readonly offset: number;
  readonly shown: number;
  readonly pageSize: number;
}

/**
 * Indexes what a response contains about its list, and returns the tokens that replace the server's in it (D-116).
 * Where nothing came the list ends: the token would lead to the same place again.
 */
function notePage(client: Client, list: string, page: ReceivedPage): PageTokens {
  const { base, count, next, offset, shown, pageSize } = page;
  const places = pageIndexOf(client, list);
  const reached = base + count;
  const last = offset + shown;
  const token = typeof next === 'string' && next !== '' && count > 0 ? next : null;
  storePageIndex(client, list, { ...places, tokens: { ...places.tokens, [reached]: token } });
  return {
    currentPageToken: clientToken(offset),
    nextPageToken: token !== null || last < reached ? clientToken(last) : null,
    previousPageToken: offset > 0 ? clientToken(Math.max(0, offset - pageSize)) : null,
  };
}

/** A response with one page of something, in the member of that name. */
export type PageResponse<Member extends string> = PageTokens & {
  readonly count: number;
  readonly pageSize: number;
} & { readonly [Name in Member]: readonly unknown[] };

/** A page on its way: what is sent for it, and how its response is read. */
export interface PageLoad<Data> {
  readonly config: object;
  /** The requested part of the response, with the client's own tokens. */
  readonly read: (response: Data) => Data;
}

/**
 * How to ask for a page of a list. One that goes by a token of the server's is shown with the server's tokens: only the
 * server knows where it is. A response without a list in the member is rejected with status 502, code INVALID_ANSWER.
 */
export function pageLoad<Member extends string, Data extends PageResponse<Member>>(
  client: Client,
  list: string,
  config: { readonly pageSize: number; readonly pageToken?: string | undefined },
  member: Member,
): PageLoad<Data> {
  const { pageSize, pageToken } = config;
  const offset = offsetOf(pageToken);
  const request = offset === undefined ? undefined : pageRequest(pageIndexOf(client, list), offset, pageSize);
  return {
    config: request ? { ...config, pageSize: request.pageSize, pageToken: request.token } : config,
    read(response) {
      const rows: unknown = checkedResponse(response)[member];
      if (!Array.isArray(rows)) throw invalidResponse('The answer has no list to read.');
      if (!request || offset === undefined) return response;
      const { base } = request;
      const shown = rows.slice(offset - base, offset - base + pageSize);
      const tokens = notePage(client, list, {
        base,
        count: rows.length,
        next: response.nextPageToken,
        offset,
        shown: shown.length,
        pageSize,
      });
      return { ...response, [member]: shown, count: shown.length, pageSize, ...tokens };
    },
  };
}
