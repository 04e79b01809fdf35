import * as z from 'zod/mini';
import type * as row from './sobject-row.ts';

const text = z.nullable(z.string());

/** A version of the API that is answered; `version` is written `63.0`. */
export const Versions = z.array(z.object({ label: z.string(), url: z.string(), version: z.string() }));

/** Names of resources and where they are. */
export const Resources = z.record(z.string(), z.string());

/** An object in short. */
export const SobjectSummary = z.looseObject({
  createable: z.boolean(),
  custom: z.boolean(),
  deletable: z.boolean(),
  keyPrefix: text,
  label: z.string(),
  labelPlural: z.string(),
  layoutable: z.boolean(),
  name: z.string(),
  queryable: z.boolean(),
  retrieveable: z.boolean(),
  searchable: z.boolean(),
  updateable: z.boolean(),
  urls: z.record(z.string(), z.string()),
});

export const Sobjects = z.object({
  encoding: z.string(),
  maxBatchSize: z.int(),
  sobjects: z.array(SobjectSummary),
});

export const SobjectRow: z.ZodMiniType<row.SobjectRow> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.lazy(() => SobjectRow)]),
);

export const SobjectBasics = z.object({ objectDescribe: SobjectSummary, recentItems: z.array(SobjectRow) });

const PicklistEntry = z.looseObject({
  active: z.boolean(),
  defaultValue: z.boolean(),
  label: z.string(),
  validFor: text,
  value: z.string(),
});

export const SobjectField = z.looseObject({
  calculated: z.boolean(),
  createable: z.boolean(),
  custom: z.boolean(),
  defaultValue: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  defaultedOnCreate: z.boolean(),
  filterable: z.boolean(),
  label: z.string(),
  length: z.int(),
  name: z.string(),
  nameField: z.boolean(),
  nillable: z.boolean(),
  picklistValues: z.array(PicklistEntry),
  precision: z.int(),
  referenceTo: z.array(z.string()),
  relationshipName: text,
  scale: z.int(),
  sortable: z.boolean(),
  type: z.string(),
  unique: z.boolean(),
  updateable: z.boolean(),
});

export const SobjectDescription = z.looseObject({
  ...SobjectSummary.shape,
  childRelationships: z.array(
    z.looseObject({ childSObject: z.string(), field: z.string(), relationshipName: text }),
  ),
  fields: z.array(SobjectField),
  recordTypeInfos: z.array(
    z.looseObject({
      available: z.boolean(),
      defaultRecordTypeMapping: z.boolean(),
      master: z.boolean(),
      name: z.string(),
      recordTypeId: z.string(),
    }),
  ),
});

export const SaveResult = z.object({ id: z.string(), success: z.literal(true), errors: z.array(z.never()) });

/** `nextRecordsUrl` is there while there are more records; `totalSize` counts all of them. */
export const QueryResult = z.object({
  totalSize: z.int(),
  done: z.boolean(),
  nextRecordsUrl: z.optional(z.string()),
  records: z.array(SobjectRow),
});
