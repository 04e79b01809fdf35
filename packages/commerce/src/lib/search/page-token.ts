import { createHash } from 'node:crypto';
import { badRequest } from '@relab/server/http';
import type { PageStart, Position } from '../search-index/page-start.ts';

const malformed = () =>
  badRequest(
    'pageToken is not one of this search: take it as it is from the answer to the same term, category, refinements and order.',
    'pageToken',
  );

const checksumLength = 11;

/**
 * Ties a token to its search and shows damage. Nothing is guarded by it, and so it needs no secret: whoever makes up a
 * position comes to a part of the list that they may see anyway.
 */
const checksum = (search: string, body: string): string =>
  createHash('sha256').update(`${search}\n${body}`).digest('base64url').slice(0, checksumLength);

/** `search` is all that decides what is in the list and in which order. */
export function writePageToken(
  search: string,
  direction: PageStart['direction'],
  { key, listed, place }: Position,
): string {
  const values = [direction === 'after' ? 1 : 0, key, listed, place];
  const body = Buffer.from(JSON.stringify(values).slice(1, -1)).toString('base64url');
  return checksum(search, body) + body;
}

/** Where a page begins or ends. A token that was edited, or that belongs to another search, is an error. */
export function readPageToken(search: string, token: string): PageStart {
  const body = token.slice(checksumLength);
  if (token.slice(0, checksumLength) !== checksum(search, body)) throw malformed();
  const values = Buffer.from(body, 'base64url').toString('latin1').split(',').map(Number);
  const [direction, key = Number.NaN, listed = Number.NaN, place = Number.NaN] = values;
  // A checksum can be made up by who reads this: what is no position must not come to be compared.
  if (values.length !== 4 || !values.every(Number.isFinite) || !Number.isSafeInteger(place))
    throw malformed();
  return { direction: direction === 1 ? 'after' : 'before', position: { key, listed, place } };
}
