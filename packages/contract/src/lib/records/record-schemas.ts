import * as z from 'zod/mini';
import { Errors } from '../error-schemas.ts';
import { RecordTypeInfo } from '../object-info/record-type-info-schemas.ts';
import type * as record from './record-representation.ts';

const text = z.nullable(z.string());

export const FieldValue: z.ZodMiniType<record.FieldValue> = z.looseObject({
  displayValue: text,
  value: z.union([z.string(), z.number(), z.boolean(), z.null(), z.lazy(() => RecordRepresentation)]),
});

export const RecordCollection: z.ZodMiniType<record.RecordCollection> = z.looseObject({
  count: z.int(),
  currentPageToken: text,
  currentPageUrl: text,
  nextPageToken: text,
  nextPageUrl: text,
  previousPageToken: text,
  previousPageUrl: text,
  records: z.array(z.lazy(() => RecordRepresentation)),
});

export const RecordRepresentation: z.ZodMiniType<record.RecordRepresentation> = z.looseObject({
  apiName: z.string(),
  childRelationships: z.record(
    z.string(),
    z.lazy(() => RecordCollection),
  ),
  eTag: z.string(),
  fields: z.record(
    z.string(),
    z.lazy(() => FieldValue),
  ),
  id: z.string(),
  lastModifiedById: text,
  lastModifiedDate: text,
  recordTypeId: text,
  recordTypeInfo: z.nullable(RecordTypeInfo),
  systemModstamp: text,
  weakEtag: z.number(),
});

/** D-110: each result has its own status. */
export const BatchRecords = z.looseObject({
  hasErrors: z.boolean(),
  results: z.array(z.looseObject({ result: z.union([RecordRepresentation, Errors]), statusCode: z.int() })),
});

const RecordProblem = z.object({
  constituentField: text,
  duplicateRecordError: z.unknown(),
  errorCode: z.string(),
  field: text,
  fieldLabel: text,
  message: z.string(),
});

/** A refused write of a record: an object where every other call answers a list. @internal */
export const RecordError = z.looseObject({
  message: z.string(),
  statusCode: z.int(),
  enhancedErrorType: text,
  output: z.union([
    z.object({ errors: z.array(RecordProblem), fieldErrors: z.record(z.string(), z.array(RecordProblem)) }),
    RecordRepresentation,
  ]),
});
