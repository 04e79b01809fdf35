import * as z from 'zod/mini';
import { dataPath, read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import type { BatchRecords, RecordRepresentation } from './record-answers.ts';

const recordsPath = `${dataPath}/ui-api/records` as const;
const names = z.optional(z.array(z.string()));
const flag = z.optional(z.boolean());

/** D-013. */
const fieldValue = z.union([z.string(), z.number(), z.null(), z.boolean()]);

/** D-012. */
const recordInput = z.object({
  allowSaveOnDuplicate: flag,
  apiName: z.optional(z.string()),
  fields: z.record(z.string(), fieldValue),
});

const recordQuery = {
  childRelationships: names,
  fields: names,
  forms: names,
  layoutTypes: names,
  modes: names,
  optionalFields: names,
  pageSize: z.optional(z.int()),
  updateMru: flag,
};

/** At least one of fields, optionalFields and layoutTypes is needed (D-154). Fresh for 30 s (D-241). */
export const getRecord = read({
  id: 'getRecord',
  area: 'records',
  path: `${recordsPath}/{recordId}`,
  query: z.object(recordQuery),
  answer: shape<RecordRepresentation>(),
  lifetime: seconds(30),
});

/** `recordIds` stand in the path, comma-joined. Each result has its own status (D-110); the envelope lives 120 s (D-242). */
export const getRecords = read({
  id: 'getRecords',
  area: 'records',
  path: `${recordsPath}/batch/{recordIds}`,
  query: z.object({ fields: names, optionalFields: names }),
  answer: shape<BatchRecords>(),
  lifetime: seconds(120),
});

const ownership = {
  handleOwnerChange: flag,
  triggerOtherEmail: flag,
  triggerUserEmail: flag,
  useDefaultRule: flag,
};

export const createRecord = write({
  id: 'createRecord',
  area: 'records',
  path: recordsPath,
  query: z.object({ includeFieldsInBody: flag, ...ownership }),
  body: z.extend(recordInput, { apiName: z.string() }),
  answer: shape<RecordRepresentation>(),
});

export const updateRecord = write({
  id: 'updateRecord',
  area: 'records',
  method: 'PATCH',
  path: `${recordsPath}/{recordId}`,
  query: z.object(ownership),
  body: recordInput,
  headers: { ifUnmodifiedSince: 'If-Unmodified-Since' },
  answer: shape<RecordRepresentation>(),
});

export const deleteRecord = write({
  id: 'deleteRecord',
  area: 'records',
  method: 'DELETE',
  path: `${recordsPath}/{recordId}`,
  answer: shape<null>(),
});
