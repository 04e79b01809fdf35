import { answers } from './answer.ts';
import { getListRecordsByName } from './lists/list-records.ts';
import { ListRecords } from './lists/list-records-responses.ts';
import { getObjectInfo, getObjectInfos } from './object-info/object-info.ts';
import { ObjectInfo, ObjectInfoBatch } from './object-info/object-info-responses.ts';
import { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './records/record.ts';
import { getRecordChildren } from './records/record-children.ts';
import {
  getRecordCloneDefaults,
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from './records/record-defaults.ts';
import {
  RecordDefaults,
  RecordTemplateClone,
  RecordTemplateCreate,
} from './records/record-defaults-responses.ts';
import { executeBatchRecordOperations } from './records/record-operations.ts';
import { BatchOperationResults } from './records/record-operations-responses.ts';
import {
  BatchRecords,
  RecordCollection,
  RecordRefusal,
  RecordRepresentation,
} from './records/record-responses.ts';
import { getRecordUi } from './records/record-ui.ts';
import { RecordUi } from './records/record-ui-responses.ts';

/** What the bundled server answers, of all areas of the record platform. */
export const recordAnswers = [
  answers(getRecord, { 200: RecordRepresentation }),
  answers(getRecords, { 200: BatchRecords }),
  answers(createRecord, { 201: RecordRepresentation }, RecordRefusal),
  answers(updateRecord, { 200: RecordRepresentation }, RecordRefusal),
  answers(deleteRecord, { 204: null }),
  answers(getObjectInfo, { 200: ObjectInfo }),
  answers(getObjectInfos, { 200: ObjectInfoBatch }),
  answers(getListRecordsByName, { 200: ListRecords }),
];

/** All other calls of this area; the other areas have lists of their own. */
export const recordDataAnswers = [
  answers(executeBatchRecordOperations, { 200: BatchOperationResults }),
  answers(getRecordChildren, { 200: RecordCollection }),
  answers(getRecordUi, { 200: RecordUi }),
  answers(getRecordCreateDefaults, { 200: RecordDefaults }),
  answers(getRecordCloneDefaults, { 200: RecordDefaults }),
  answers(getRecordTemplateClone, { 200: RecordTemplateClone }),
  answers(getRecordTemplateCreate, { 200: RecordTemplateCreate }),
];
