import type { BatchOperationResults } from '@relab/contract/records';
import { ClientError } from '../errors/client-error.ts';
import { partResult } from '../sources/batch.ts';

/** D-111: written, with or without a response. */
export const isDone = (status: number): boolean => status >= 200 && status < 300;

/**
 * What went wrong with each record of a batch, in the order of the results: an error with `part: true`, or undefined for
 * one that was written.
 */
export function operationErrors({ results }: BatchOperationResults): readonly (ClientError | undefined)[] {
  return results.map((result) => {
    if (isDone(result.statusCode)) return undefined;
    const error = partResult<unknown>(result);
    return error instanceof ClientError ? error : undefined;
  });
}
