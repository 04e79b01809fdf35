import { malformedToken } from '../errors.ts';
import { readToken, writeToken } from '../query/page-token.ts';

/** Where a page goes on: after an entry of that moment and id. */
export interface Place {
  readonly at: string;
  readonly id: string | number;
}

/** Undefined for the first page. Throws for a token that no page has answered. */
export function readPlace(token: string | undefined): Place | undefined {
  const read = readToken(token, 2);
  if (read.kind === 'offset') {
    if (read.offset > 0) throw malformedToken(token ?? '');
    return undefined;
  }
  const [at, id] = read.position;
  if (
    typeof at !== 'string' ||
    Number.isNaN(Date.parse(at)) ||
    typeof id === 'boolean' ||
    id === null ||
    id === undefined
  )
    throw malformedToken(token ?? '');
  return { at: new Date(at).toISOString(), id };
}

export const writePlace = ({ at, id }: Place): string => writeToken('after', 0, [at, id]);
