import * as z from 'zod/mini';
import { RecordLayout } from '../layouts/layout-schemas.ts';
import { ObjectInfo } from '../object-info/object-info-schemas.ts';
import { RecordTypeInfo } from '../object-info/record-type-info-schemas.ts';
import { FieldValue, RecordCollection } from './record-schemas.ts';

const text = z.nullable(z.string());
const fields = z.record(z.string(), FieldValue);

/** D-022: a record that is not there yet, so it has no id and nobody has changed it. */
const UnsavedRecord = z.looseObject({
  apiName: z.string(),
  childRelationships: z.record(z.string(), RecordCollection),
  fields,
  id: text,
  lastModifiedById: text,
  lastModifiedDate: text,
  recordTypeId: text,
  recordTypeInfo: z.nullable(RecordTypeInfo),
  systemModstamp: text,
});

/** D-021. */
export const RecordDefaults = z.looseObject({
  layout: RecordLayout,
  objectInfos: z.record(z.string(), ObjectInfo),
  record: UnsavedRecord,
});

/** D-023. */
export const RecordTemplateClone = z.looseObject({
  apiName: z.string(),
  cloneSourceId: z.string(),
  fields,
  recordTypeId: text,
});

/** D-024. */
export const RecordTemplateCreate = z.looseObject({ apiName: z.string(), fields, recordTypeId: text });
