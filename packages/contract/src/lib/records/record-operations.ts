import { dataPath, shape, write } from '../call.ts';
import { idempotency } from '../idempotency.ts';
import { anyCase, boolean, list, object, optional } from '../schema.ts';
import { recordInput } from './record.ts';
import type { BatchOperationResults } from './responses.ts';

/** D-125, D-206: in capitals or not. */
const operation = object({
  type: anyCase('CREATE', 'UPDATE', 'DELETE'),
  records: list(recordInput),
});

/**
 * Creates, updates and deletes up to 200 records in one request. Updates and deletes name their record by `fields.Id`
 * and need no `apiName`. One operation that is wrong spoils them all (D-206 to D-209, X-36). Each result has a status
 * of its own. `allOrNone`, true where it is left out, makes one failure undo all.
 */
export const executeBatchRecordOperations = write({
  id: 'executeBatchRecordOperations',
  area: 'records',
  path: `${dataPath}/ui-api/records/batch`,
  body: object({ allOrNone: optional(boolean), operations: list(operation) }),
  headers: idempotency,
  response: shape<BatchOperationResults>(),
});
