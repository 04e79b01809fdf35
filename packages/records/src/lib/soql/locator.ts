import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ApiError } from '@relab/server/http';

/**
 * Where a query continues: its text, the position in its order, and how many records it has in all and still to give. It is
 * handed out and comes back, so no instance keeps anything; who reads on sees what they may see then.
 */
export interface Locator {
  readonly text: string;
  readonly pageToken: string;
  readonly total: number;
  readonly left: number;
}

const longest = 200_000;

export const writeLocator = ({ text, pageToken, total, left }: Locator): string =>
  deflateRawSync(JSON.stringify([text, pageToken, total, left])).toString('base64url');

const invalidLocator = (): ApiError => new ApiError('INVALID_QUERY_LOCATOR', 'invalid query locator');

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export function readLocator(given: string): Locator {
  let parts: unknown;
  try {
    const bytes = inflateRawSync(Buffer.from(given, 'base64url'), { maxOutputLength: longest });
    parts = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw invalidLocator();
  }
  if (!Array.isArray(parts)) throw invalidLocator();
  const [text, pageToken, total, left] = parts as unknown[];
  const isWhole =
    typeof text === 'string' && typeof pageToken === 'string' && isCount(total) && isCount(left);
  if (!isWhole || !text.isWellFormed() || text.includes('\0')) throw invalidLocator();
  return { text, pageToken, total, left };
}
