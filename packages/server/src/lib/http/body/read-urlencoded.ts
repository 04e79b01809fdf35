import { tooMany, unsupportedBody } from './body-error.ts';
import type { BodyMemory } from './body-memory.ts';
import { readBytes } from './read-bytes.ts';
import type { Patience } from './read-chunks.ts';

/** One field of a form; a name may come several times. */
export type Pair = readonly [name: string, value: string];

export const maxUrlencodedBytes = 65_536;
export const maxPairs = 200;

export const isUrlencoded = ({ headers }: Request): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers.get('content-type') ?? '');

/** One name or value, as URLSearchParams reads it: broken escapes stay as they are. */
const decode = (text: string): string => new URLSearchParams(`=${text}`).get('') ?? '';

/**
 * The pairs of a form, in linear time. `URLSearchParams` as a whole takes quadratic time for names without `=`, minutes for ten
 * megabytes of them. Throws PAYLOAD_TOO_LARGE for more than `maxPairs`.
 */
export function parseUrlencoded(text: string): readonly Pair[] {
  const pieces = text.split('&', maxPairs + 1);
  if (pieces.length > maxPairs) throw tooMany('fields', maxPairs);
  return pieces
    .filter((piece) => piece !== '')
    .map((piece) => {
      const at = piece.indexOf('=');
      return at < 0 ? [decode(piece), ''] : [decode(piece.slice(0, at)), decode(piece.slice(at + 1))];
    });
}

/** A body of the kind that forms without files send. What is of another kind is not read. */
export async function readUrlencoded(
  request: Request,
  limits: { readonly memory?: BodyMemory | undefined; readonly patience?: Patience } = {},
): Promise<readonly Pair[]> {
  if (!isUrlencoded(request))
    throw unsupportedBody('The request body must be a form (application/x-www-form-urlencoded).');
  const bytes = await readBytes(request, { ...limits, maxBytes: maxUrlencodedBytes });
  return parseUrlencoded(new TextDecoder().decode(bytes));
}
