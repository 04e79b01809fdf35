import { Reply } from './route.ts';

/** May be stored, but is requested again each time: who requests it, and in which language, decides what is in it. */
export const etagHeaders = (eTag: string): Readonly<Record<string, string>> => ({
  ETag: `"${eTag}"`,
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Language',
});

/** A response that contains its own version. */
export const etagReply = <Body extends { readonly eTag: string }>(body: Body): Reply<Body> =>
  new Reply(body, 200, etagHeaders(body.eTag));

/** Whether the caller has it already: `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
export function matchesETag(ifNoneMatch: string | null, etag: string | undefined): boolean {
  if (ifNoneMatch === null || etag === undefined) return false;
  const withoutMark = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => ['*', withoutMark(etag)].includes(withoutMark(tag)));
}
