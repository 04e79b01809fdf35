import { ApiError } from '@relab/server/http';
import type { NamedAction } from './quick-action.ts';
import type { RecordFacts } from './record-facts.ts';

/**
 * An action of an object stands on one of its records, and only where its formula holds and the caller may do it. Throws
 * INVALID_INPUT.
 */
export function requireStanding(found: NamedAction, parent: RecordFacts | undefined): void {
  if (!found.on) return;
  if (!parent || parent.object !== found.on) {
    throw new ApiError('INVALID_INPUT', `${found.apiName} stands on a record of ${found.on.apiName}.`);
  }
  if (parent.quickActions.some(({ apiName }) => apiName === found.apiName)) return;
  throw new ApiError('INVALID_INPUT', `${found.apiName} cannot be done with this record.`);
}
