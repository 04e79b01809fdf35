import * as z from 'zod/mini';
import { Errors } from '../error-schemas.ts';
import { RecordTypeInfo } from './record-type-info-schemas.ts';

const text = z.nullable(z.string());

/**
 * A field of an object: its type, its limits, and what may be done with it. `length` counts characters,
 * `precision` all digits of a number and `scale` those after the point.
 */
export const FieldInfo = z.looseObject({
  apiName: z.string(),
  calculated: z.boolean(),
  compound: z.boolean(),
  compoundComponentName: text,
  compoundFieldName: text,
  controllerName: text,
  controllingFields: z.array(z.string()),
  createable: z.boolean(),
  custom: z.boolean(),
  dataType: z.string(),
  externalId: z.boolean(),
  extraTypeInfo: text,
  filterable: z.boolean(),
  filteredLookupInfo: z.nullable(z.looseObject({})),
  highScaleNumber: z.boolean(),
  htmlFormatted: z.boolean(),
  inlineHelpText: text,
  label: z.string(),
  length: z.int(),
  nameField: z.boolean(),
  polymorphicForeignKey: z.boolean(),
  precision: z.int(),
  reference: z.boolean(),
  referenceTargetField: text,
  referenceToInfos: z.array(z.looseObject({ apiName: z.string(), nameFields: z.array(z.string()) })),
  relationshipName: text,
  required: z.boolean(),
  scale: z.int(),
  searchPrefilterable: z.boolean(),
  sortable: z.boolean(),
  unique: z.boolean(),
  updateable: z.boolean(),
});

/** D-047, D-048. */
export const ObjectInfo = z.looseObject({
  apiName: z.string(),
  associateEntityType: text,
  associateParentEntity: text,
  childRelationships: z.array(
    z.looseObject({
      childObjectApiName: z.string(),
      fieldName: z.string(),
      junctionIdListNames: z.array(z.string()),
      junctionReferenceTo: z.array(z.string()),
      /** Beside the specification: the field may refer to records of any object. */
      polymorphicForeignKey: z.optional(z.boolean()),
      relationshipName: text,
    }),
  ),
  compactLayoutable: z.boolean(),
  createable: z.boolean(),
  custom: z.boolean(),
  defaultRecordTypeId: text,
  deletable: z.boolean(),
  dependentFields: z.record(z.string(), z.unknown()),
  eTag: z.string(),
  feedEnabled: z.boolean(),
  fields: z.record(z.string(), FieldInfo),
  keyPrefix: text,
  label: z.string(),
  labelPlural: z.string(),
  layoutable: z.boolean(),
  mruEnabled: z.boolean(),
  nameFields: z.array(z.string()),
  /** Beside the specification: the picklist of the object's path; null where it has none. */
  pathFieldApiName: z.optional(text),
  queryable: z.boolean(),
  recordTypeInfos: z.record(z.string(), RecordTypeInfo),
  searchLayoutable: z.boolean(),
  searchable: z.boolean(),
  themeInfo: z.nullable(z.looseObject({ color: text, iconUrl: text })),
  updateable: z.boolean(),
});

/** Object infos in the order of the names, each with a status of its own (D-110): 200 with the info, else with errors. */
export const ObjectInfoBatch = z.looseObject({
  results: z.array(z.looseObject({ result: z.union([ObjectInfo, Errors]), statusCode: z.int() })),
});

/** D-050. */
const DirectoryEntry = z.looseObject({
  apiName: z.string(),
  keyPrefix: text,
  label: z.string(),
  labelPlural: z.string(),
  nameFields: z.array(z.string()),
  objectInfoUrl: z.string(),
});

/** D-049: by object name. */
export const ObjectInfoDirectory = z.looseObject({ objects: z.record(z.string(), DirectoryEntry) });
