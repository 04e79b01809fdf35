import { dataPath, read, shape, write } from '../call.ts';
import { idempotency } from '../idempotency.ts';
import { layoutChoice } from '../layouts/layout-choice.ts';
import { batchLifetime, recordLifetime } from '../representation-lifetimes.ts';
import {
  anyOf,
  boolean,
  integer,
  list,
  nullValue,
  number,
  object,
  optional,
  record,
  text,
} from '../schema.ts';
import type { RecordRepresentation } from './record-representation.ts';
import type { BatchRecords } from './responses.ts';

const recordsPath = `${dataPath}/ui-api/records` as const;
const names = optional(list(text()));
const choice = optional(boolean);

/** D-013. @internal */
export const fieldValue = anyOf(text(), number, nullValue, boolean);

/** D-012. @internal */
export const recordInput = object({
  allowSaveOnDuplicate: choice,
  apiName: optional(text()),
  fields: record(fieldValue),
});

const recordQuery = {
  childRelationships: names,
  fields: names,
  forms: names,
  ...layoutChoice,
  optionalFields: names,
  pageSize: optional(integer()),
  updateMru: choice,
};

/** At least one of fields, optionalFields and layoutTypes is needed (D-154). Fresh for 30 s (D-241). */
export const getRecord = read({
  id: 'getRecord',
  area: 'records',
  path: `${recordsPath}/{recordId}`,
  query: object(recordQuery),
  response: shape<RecordRepresentation>(),
  lifetime: recordLifetime,
});

/** `recordIds` stand in the path, comma-joined. Each result has its own status (D-110); the envelope lives 120 s (D-242). */
export const getRecords = read({
  id: 'getRecords',
  area: 'records',
  path: `${recordsPath}/batch/{recordIds}`,
  lists: ['recordIds'],
  query: object({ fields: names, optionalFields: names }),
  response: shape<BatchRecords>(),
  lifetime: batchLifetime,
});

const ownership = {
  handleOwnerChange: choice,
  triggerOtherEmail: choice,
  triggerUserEmail: choice,
  useDefaultRule: choice,
};

/**
 * Creates a record of `apiName`. Where a duplicate rule finds others like it, nothing is saved without
 * `allowSaveOnDuplicate`. Done once for each `idempotencyKey`.
 */
export const createRecord = write({
  id: 'createRecord',
  area: 'records',
  path: recordsPath,
  query: object({ includeFieldsInBody: choice, ...ownership }),
  body: object({ allowSaveOnDuplicate: choice, apiName: text(), fields: record(fieldValue) }),
  headers: idempotency,
  response: shape<RecordRepresentation>(),
});

/**
 * Changes the fields that are named, and leaves the others. With `ifUnmodifiedSince`, a time as HTTP writes it, a record that
 * was changed later is left as it is (D-200 to D-205). Done once for each `idempotencyKey`.
 */
export const updateRecord = write({
  id: 'updateRecord',
  area: 'records',
  method: 'PATCH',
  path: `${recordsPath}/{recordId}`,
  query: object(ownership),
  body: recordInput,
  headers: { ifUnmodifiedSince: 'If-Unmodified-Since', ...idempotency },
  response: shape<RecordRepresentation>(),
});

/** Moves a record into the recycle bin. Done once for each `idempotencyKey`. */
export const deleteRecord = write({
  id: 'deleteRecord',
  area: 'records',
  method: 'DELETE',
  path: `${recordsPath}/{recordId}`,
  headers: idempotency,
  response: shape<null>(),
});
