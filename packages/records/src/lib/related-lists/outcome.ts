import type { Errors } from '@relab/contract/server';
import { ApiError, errorEntries } from '@relab/server/http';
import { limitExceeded } from '../errors.ts';

export const failed = (error: ApiError): { result: Errors; statusCode: number } => ({
  result: errorEntries(error),
  statusCode: error.status,
});

/** What became of one part of a batch: its answer, or what is wrong with it (D-110). Other errors pass through. */
export async function outcomeOf<Result>(
  work: () => Result | Promise<Result>,
): Promise<{ result: Result | Errors; statusCode: number }> {
  try {
    return { result: await work(), statusCode: 200 };
  } catch (error) {
    if (error instanceof ApiError) return failed(error);
    throw error;
  }
}

/** Lists that one call is about. */
const most = 50;

/** Names as they stand in a path, comma-joined. Throws LIMIT_EXCEEDED. */
export function requireNames(given: string | readonly string[]): readonly string[] {
  const names = String(given)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return requireFew(names);
}

export function requireFew<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length <= most) return items;
  throw limitExceeded(`At most ${most} related lists are asked for at once.`);
}
