export { getListRecordsByName } from './lib/records/list-records.ts';
export type { ListRecords } from './lib/records/list-records-answers.ts';
export { getObjectInfo, getObjectInfos } from './lib/records/object-info.ts';
export type { FieldInfo, ObjectInfo, ObjectInfoBatch } from './lib/records/object-info-answers.ts';
export { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './lib/records/record.ts';
export type { BatchRecords, FieldValue, RecordRepresentation } from './lib/records/record-answers.ts';
