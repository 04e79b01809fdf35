import { illegalQueryParameter } from '../errors.ts';
import { FilterError } from './condition.ts';

/** Does what compiles somebody's filter; what is wrong with the filter becomes an answer that says so. */
export function orQueryError<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof FilterError ? illegalQueryParameter(error.message) : error;
  }
}
