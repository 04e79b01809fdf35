export { getAppDetails, getApps } from './lib/apps/app.ts';
export { getNavItems } from './lib/apps/nav-item.ts';
export { findDuplicates } from './lib/duplicates/duplicate.ts';
export { getDuplicateConfiguration } from './lib/duplicates/duplicate-configuration.ts';
export { getLayout } from './lib/layouts/layout.ts';
export { getLayoutUserState, updateLayoutUserState } from './lib/layouts/layout-user-state.ts';
export { getPathLayout } from './lib/layouts/path-layout.ts';
export {
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
} from './lib/object-info/object-info.ts';
export {
  getPicklistValues,
  getPicklistValuesByRecordType,
  type PicklistValuesConfig,
} from './lib/object-info/picklist-values.ts';
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
export { getLookupRecords } from './lib/search/lookup.ts';
export { getKeywordSearchResults, getSearchResults } from './lib/search/search.ts';
export {
  getLookupMetadata,
  getSearchFilterMetadata,
  getSearchFilterOptions,
} from './lib/search/search-info.ts';
