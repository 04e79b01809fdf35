import { illegalQueryParameter, malformedToken } from '../errors.ts';

/** The values that a row has in the columns a list is sorted by; its id is the last. */
export type Position = readonly (string | number | boolean | null)[];

/** Where a page begins: after a row, before one (going back), or so many rows from the start. */
export type PageToken =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'after' | 'before'; readonly position: Position; readonly offset: number };

/** Offsets as plain numbers are what other people's clients make up; they cost what they skip, so they end here. */
export const maxOffset = 2_000;

export function writeToken(kind: 'after' | 'before', offset: number, position: Position): string {
  return Buffer.from(JSON.stringify([kind === 'after' ? 1 : 0, offset, ...position])).toString('base64url');
}

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** `width` is the number of columns that the list is sorted by, the id included; a token of another list is an error. */
export function readToken(token: string | undefined, width: number): PageToken {
  if (token === undefined || token === '') return { kind: 'offset', offset: 0 };
  if (/^\d{1,9}$/.test(token)) {
    const offset = Number(token);
    if (offset > maxOffset) {
      throw illegalQueryParameter(
        `pageToken is ${maxOffset} at most as a number; go on with the nextPageToken of the page before.`,
      );
    }
    return { kind: 'offset', offset };
  }
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    throw malformedToken(token);
  }
  if (!Array.isArray(parts) || parts.length !== width + 2) throw malformedToken(token);
  const [kind, offset, ...position] = parts as unknown[];
  const scalars = position.filter(isScalar);
  const safe = typeof offset === 'number' && Number.isSafeInteger(offset) && offset >= 0;
  const storable = scalars.every(
    (value) => typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0')),
  );
  if ((kind !== 0 && kind !== 1) || !safe || !storable || scalars.length !== width)
    throw malformedToken(token);
  return { kind: kind === 1 ? 'after' : 'before', offset, position: scalars };
}
