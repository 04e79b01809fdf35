import { Reply } from './route.ts';

/** May be kept, but is asked for again each time: who asks decides what is in it. */
export const tagged = (eTag: string): Readonly<Record<string, string>> => ({
  ETag: `"${eTag}"`,
  'Cache-Control': 'private, no-cache',
});

/** An answer that says in itself which version it is. */
export const taggedReply = <Body extends { readonly eTag: string }>(body: Body): Reply<Body> =>
  new Reply(body, 200, tagged(body.eTag));
