import { Reply } from './route.ts';

/** May be kept, but is asked for again each time: who asks decides what is in it. */
export const etagHeaders = (eTag: string): Readonly<Record<string, string>> => ({
  ETag: `"${eTag}"`,
  'Cache-Control': 'private, no-cache',
});

/** An answer that says in itself which version it is. */
export const etagReply = <Body extends { readonly eTag: string }>(body: Body): Reply<Body> =>
  new Reply(body, 200, etagHeaders(body.eTag));
