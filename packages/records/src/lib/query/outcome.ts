import type { Errors } from '@relab/contract';
import { ApiError, errorEntries } from '@relab/server/http';
import type { Reader } from '../objects/access.ts';

/** One part of a batch (D-110): its response, or what is wrong with it in the reader's language. */
export const toOutcome = <Result>(
  result: Result | ApiError,
  { objects }: Reader,
): { result: Result | Errors; statusCode: number } =>
  result instanceof ApiError
    ? { result: errorEntries(result, objects.language), statusCode: result.status }
    : { result, statusCode: 200 };

/** What came of some work, its error included where a caller can understand it. Other errors pass through. */
export async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Result | ApiError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
