import { answers } from '../answer.ts';
import { getListRecordsByName } from '../lists/list-records.ts';
import { ListRecords } from '../lists/list-records-answers.ts';
import { getObjectInfo, getObjectInfos } from '../object-info/object-info.ts';
import { ObjectInfo, ObjectInfoBatch } from '../object-info/object-info-answers.ts';
import { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './record.ts';
import { BatchRecords, RecordRefusal, RecordRepresentation } from './record-answers.ts';

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
