import { badRequest } from '@relab/server/http';

/** A page's number as a token of the wire. */
export const pageToken = (page: number): string =>
  Buffer.from(JSON.stringify({ p: page })).toString('base64url');

/** The number in a token; the first page without one. Anything else is refused. */
export function readPageToken(token: string | undefined): number {
  if (token === undefined || token === '') return 1;
  const page = /^\{"p":([1-9]\d{0,5})\}$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  if (page === undefined) {
    throw badRequest('This is no page that was answered before.', 'page');
  }
  return Number(page);
}
