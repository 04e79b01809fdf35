import type { Errors } from '@relab/contract/server';
import { ApiError, errorEntries } from '@relab/server/http';

/** One part of a batch (D-110): its response, or what is wrong with it. */
export const toOutcome = <Result>(
  result: Result | ApiError,
): { result: Result | Errors; statusCode: number } =>
  result instanceof ApiError
    ? { result: errorEntries(result), statusCode: result.status }
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
