import * as z from 'zod/mini';
import { Errors } from '../answer.ts';

const text = z.nullable(z.string());

/** D-007. */
export const RecordTypeInfo = z.looseObject({
  available: z.boolean(),
  defaultRecordTypeMapping: z.boolean(),
  master: z.boolean(),
  name: z.string(),
  recordTypeId: z.string(),
});

/** A field's value: a scalar, or the record that a reference leads to (D-008, D-009). */
export interface FieldValue {
  displayValue: string | null;
  value: string | number | boolean | null | RecordRepresentation;
}

/** D-010: records that stand below another one, and where the page of them lies. */
export interface RecordCollection {
  count: number;
  currentPageToken: string | null;
  currentPageUrl: string | null;
  nextPageToken: string | null;
  nextPageUrl: string | null;
  previousPageToken: string | null;
  previousPageUrl: string | null;
  records: RecordRepresentation[];
}

/** D-006; eTag and weakEtag come with it and go back untouched. */
export interface RecordRepresentation {
  apiName: string;
  childRelationships: Record<string, RecordCollection>;
  eTag: string;
  fields: Record<string, FieldValue>;
  id: string;
  lastModifiedById: string | null;
  lastModifiedDate: string | null;
  recordTypeId: string | null;
  recordTypeInfo: z.infer<typeof RecordTypeInfo> | null;
  systemModstamp: string | null;
  weakEtag: number;
}

export const FieldValue: z.ZodMiniType<FieldValue> = z.looseObject({
  displayValue: text,
  value: z.union([z.string(), z.number(), z.boolean(), z.null(), z.lazy(() => RecordRepresentation)]),
});

export const RecordCollection: z.ZodMiniType<RecordCollection> = z.looseObject({
  count: z.int(),
  currentPageToken: text,
  currentPageUrl: text,
  nextPageToken: text,
  nextPageUrl: text,
  previousPageToken: text,
  previousPageUrl: text,
  records: z.array(z.lazy(() => RecordRepresentation)),
});

export const RecordRepresentation: z.ZodMiniType<RecordRepresentation> = z.looseObject({
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
export type BatchRecords = z.infer<typeof BatchRecords>;

const RecordProblem = z.object({
  constituentField: text,
  duplicateRecordError: z.unknown(),
  errorCode: z.string(),
  field: text,
  fieldLabel: text,
  message: z.string(),
});

/** A refused write of a record: an object where every other call answers a list. */
export const RecordRefusal = z.looseObject({
  message: z.string(),
  statusCode: z.int(),
  enhancedErrorType: text,
  output: z.union([
    z.object({ errors: z.array(RecordProblem), fieldErrors: z.record(z.string(), z.array(RecordProblem)) }),
    RecordRepresentation,
  ]),
});
