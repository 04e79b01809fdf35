// Adapters are written by `npm run entries`; what else is public is listed here by hand, beside them.

export { getActionOverrides, getFlexipageFormulaActivations } from './lib/actions/action-override.ts';
export {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordEditActions,
  getRelatedListRecordActions,
} from './lib/actions/action-reads.ts';
export {
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
} from './lib/actions/quick-action.ts';
export { performQuickAction, performUpdateRecordQuickAction } from './lib/actions/quick-action-writes.ts';
export { getRecordActions } from './lib/actions/record-actions.ts';
export { getRelatedListActions, getRelatedListsActions } from './lib/actions/related-list-actions.ts';
export { getAppDetails, getApps } from './lib/apps/app.ts';
export { getNavItems } from './lib/apps/nav-item.ts';
export { getUserNavItems, updateUserNavItems } from './lib/apps/user-nav-item.ts';
export { getRecordAvatars, updateRecordAvatar } from './lib/avatars/avatar.ts';
export { findDuplicates } from './lib/duplicates/duplicate.ts';
export { getDuplicateConfiguration } from './lib/duplicates/duplicate-configuration.ts';
export {
  createFavorite,
  deleteFavorite,
  getFavorite,
  getFavorites,
  noteFavoriteUse,
  updateFavorite,
  updateFavorites,
} from './lib/favorites/favorite.ts';
export { createContentDocumentAndVersion, createContentVersion } from './lib/files/content-version.ts';
export { createRecordWithPictures, uploadPicture } from './lib/files/picture-upload.ts';
export { xhrUpload } from './lib/files/xhr-upload.ts';
export { getHistory, getRecordHistory } from './lib/history/record-history.ts';
export { getDeletedRecords, undeleteRecord } from './lib/history/recycle-bin.ts';
export { getLayout } from './lib/layouts/layout.ts';
export { getLayoutUserState, updateLayoutUserState } from './lib/layouts/layout-user-state.ts';
export { getPathLayout } from './lib/layouts/path-layout.ts';
export { clientToken, readClientToken } from './lib/lists/client-token.ts';
export { getListUi, type ListUiConfig } from './lib/lists/get-list-ui.ts';
export { getListInfoByName, getListInfosByName } from './lib/lists/list-info.ts';
export { createListInfo, deleteListInfo, updateListInfoByName } from './lib/lists/list-info-writes.ts';
export type { ListName } from './lib/lists/list-name.ts';
export { getListObjectInfo } from './lib/lists/list-object-info.ts';
export {
  type ListPage,
  type ListPages,
  type ListPagesOptions,
  type ListPagesView,
  listPages,
} from './lib/lists/list-pages.ts';
export { getListPreferences, updateListPreferences } from './lib/lists/list-preferences.ts';
export {
  getListRecordsByListViewId,
  getListRecordsByName,
  getMruListRecords,
} from './lib/lists/list-records.ts';
export { getListInfosByObjectName, getListViewSummaryCollection } from './lib/lists/list-summaries.ts';
export { getListUiByApiName, getListUiByListViewId, getMruListUi } from './lib/lists/list-ui.ts';
export { listViewType } from './lib/lists/list-view-type.ts';
export { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './lib/object-info/object-info.ts';
export {
  getPicklistValues,
  getPicklistValuesByRecordType,
  type PicklistValuesConfig,
} from './lib/object-info/picklist-values.ts';
export { type FieldName, getFieldDisplayValue, getFieldValue } from './lib/record-input/field-value.ts';
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
export { lookupFields } from './lib/records/lookup-fields.ts';
export { notifyRecordUpdateAvailable, type RecordNotice } from './lib/records/notify-record-update.ts';
export { operationErrors } from './lib/records/operation-errors.ts';
export {
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from './lib/records/record-defaults.ts';
export { executeBatchRecordOperations } from './lib/records/record-operations.ts';
export { getRecordUi } from './lib/records/record-ui.ts';
export { createRecord, deleteRecord, updateRecord } from './lib/records/record-writes.ts';
export { getRelatedListCount, getRelatedListsCount } from './lib/related-lists/related-list-count.ts';
export {
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
} from './lib/related-lists/related-list-info.ts';
export {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
} from './lib/related-lists/related-list-preferences.ts';
export {
  getRelatedListRecords,
  getRelatedListRecordsBatch,
} from './lib/related-lists/related-list-records.ts';
export {
  updateRelatedListInfo,
  updateRelatedListPreferences,
} from './lib/related-lists/related-list-writes.ts';
export { getLookupRecords } from './lib/search/lookup.ts';
export { getKeywordSearchResults, getSearchResults } from './lib/search/search.ts';
export {
  getLookupMetadata,
  getSearchFilterMetadata,
  getSearchFilterOptions,
} from './lib/search/search-info.ts';
export { refresh } from './lib/sources/refresh.ts';
