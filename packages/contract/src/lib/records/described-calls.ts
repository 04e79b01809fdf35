import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './record.ts';
import { getRecordChildren } from './record-children.ts';
import {
  getRecordCloneDefaults,
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from './record-defaults.ts';
import { RecordDefaults, RecordTemplateClone, RecordTemplateCreate } from './record-defaults-schemas.ts';
import { executeBatchRecordOperations } from './record-operations.ts';
import { BatchOperationResults } from './record-operations-schemas.ts';
import { BatchRecords, RecordCollection, RecordError, RecordRepresentation } from './record-schemas.ts';
import { getRecordUi } from './record-ui.ts';
import { RecordUi } from './record-ui-schemas.ts';

/** What the calls of this folder respond. */
export const recordsCalls: readonly DescribedCall[] = [
  responses(getRecordChildren, { 200: RecordCollection }),
  responses(getRecordCreateDefaults, { 200: RecordDefaults }),
  responses(getRecordCloneDefaults, { 200: RecordDefaults }),
  responses(getRecordTemplateClone, {
    200: RecordTemplateClone,
  }),
  responses(getRecordTemplateCreate, {
    200: RecordTemplateCreate,
  }),
  responses(executeBatchRecordOperations, {
    200: BatchOperationResults,
  }),
  responses(getRecordUi, { 200: RecordUi }),
  responses(getRecord, { 200: RecordRepresentation }),
  responses(getRecords, { 200: BatchRecords }),
  responses(createRecord, { 201: RecordRepresentation }, RecordError),
  responses(updateRecord, { 200: RecordRepresentation }, RecordError),
  responses(deleteRecord, { 204: null }),
];
