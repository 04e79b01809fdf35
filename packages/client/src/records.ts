export {
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
} from './lib/object-info/object-info.ts';
export {
  type FieldName,
  getFieldDisplayValue,
  getFieldValue,
} from './lib/record-input/field-value.ts';
export {
  createRecordInputFilteredByEditedFields,
  generateRecordInputForCreate,
  generateRecordInputForUpdate,
  getRecordInput,
  type InputValue,
  type RecordInput,
  recordTypeIdOf,
  type UpdateRecordInput,
} from './lib/record-input/record-input.ts';
export { getRecord } from './lib/records/get-record.ts';
export { getRecords } from './lib/records/get-records.ts';
export { getListRecordsByName } from './lib/records/list-records.ts';
export { createRecord, deleteRecord, updateRecord } from './lib/records/record-writes.ts';
