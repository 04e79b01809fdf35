import * as z from 'zod/mini';
import { Errors } from '../described-call.ts';
import type { Infer } from '../infer.ts';
import { RecordTypeInfo } from '../object-info/record-type-info.ts';

const text = z.nullable(z.string());

/** A field's value: a scalar, or the record that a reference leads to (D-008, D-009). */
export interface FieldValue {
  readonly displayValue: string | null;
  readonly value: string | number | boolean | null | RecordRepresentation;
}

/** D-010: records that stand below another one, and where the page of them lies. */
export interface RecordCollection {
  readonly count: number;
  readonly currentPageToken: string | null;
  readonly currentPageUrl: string | null;
  readonly nextPageToken: string | null;
  readonly nextPageUrl: string | null;
  readonly previousPageToken: string | null;
  readonly previousPageUrl: string | null;
  readonly records: readonly RecordRepresentation[];
}

/** D-006; eTag and weakEtag come with it and go back untouched. */
export interface RecordRepresentation {
  readonly apiName: string;
  readonly childRelationships: Readonly<Record<string, RecordCollection>>;
  readonly eTag: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly id: string;
  readonly lastModifiedById: string | null;
  readonly lastModifiedDate: string | null;
  readonly recordTypeId: string | null;
  readonly recordTypeInfo: Infer<typeof RecordTypeInfo> | null;
  readonly systemModstamp: string | null;
  readonly weakEtag: number;
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
export type BatchRecords = Infer<typeof BatchRecords>;

const RecordProblem = z.object({
  constituentField: text,
  duplicateRecordError: z.unknown(),
  errorCode: z.string(),
  field: text,
  fieldLabel: text,
  message: z.string(),
});

/** A refused write of a record: an object where every other call answers a list. */
export const RecordError = z.looseObject({
  message: z.string(),
  statusCode: z.int(),
  enhancedErrorType: text,
  output: z.union([
    z.object({ errors: z.array(RecordProblem), fieldErrors: z.record(z.string(), z.array(RecordProblem)) }),
    RecordRepresentation,
  ]),
});
