export { getListRecordsByName } from './lib/lists/list-records.ts';
export type { ListRecords } from './lib/lists/list-records-answers.ts';
export { getObjectInfo, getObjectInfos } from './lib/object-info/object-info.ts';
export type { FieldInfo, ObjectInfo, ObjectInfoBatch } from './lib/object-info/object-info-answers.ts';
export { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './lib/records/record.ts';
export type { BatchRecords, FieldValue, RecordRepresentation } from './lib/records/record-answers.ts';
