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

/** All objects that the caller may know of. `maxBatchSize` is how many records one write takes at most. */
export const Sobjects = z.object({
  encoding: z.string(),
  maxBatchSize: z.int(),
  sobjects: z.array(SobjectSummary),
});

export const SobjectRow: z.ZodMiniType<row.SobjectRow> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.lazy(() => SobjectRow)]),
);

/** An object in short, and the records of it that the user has seen last, with `Id` and `Name`. */
export const SobjectBasics = z.object({ objectDescribe: SobjectSummary, recentItems: z.array(SobjectRow) });

const PicklistEntry = z.looseObject({
  active: z.boolean(),
  defaultValue: z.boolean(),
  label: z.string(),
  validFor: text,
  value: z.string(),
});

/**
 * A field as `describeSobject` describes it. `length` counts characters, `precision` all digits of a number and `scale` those
 * after the point; `referenceTo` names the objects that a reference leads to.
 */
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

/** An object with its fields, the objects that lead to it, and its record types. */
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

/** That a record was created, and its id. A failure has a status of its own, so that `errors` is always empty. */
export const SaveResult = z.object({ id: z.string(), success: z.literal(true), errors: z.array(z.never()) });

/** `nextRecordsUrl` is there while there are more records; `totalSize` counts all of them. */
export const QueryResult = z.object({
  totalSize: z.int(),
  done: z.boolean(),
  nextRecordsUrl: z.optional(z.string()),
  records: z.array(SobjectRow),
});
