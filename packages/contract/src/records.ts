export {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
} from './lib/actions/action.ts';
export type { ActionCollection, PlatformAction, RelatedListsActions } from './lib/actions/action-answers.ts';
export { getActionOverrides, getFlexipageFormulaActivations } from './lib/actions/action-override.ts';
export type { ActionOverrides, FormulaActivations } from './lib/actions/action-override-answers.ts';
export {
  getFlexipageActions,
  getListViewActions,
  getMruListActions,
  getPhotoActions,
} from './lib/actions/page-action.ts';
export { platformActionLifetime } from './lib/actions/platform-action.ts';
export {
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  performQuickAction,
  performUpdateRecordQuickAction,
} from './lib/actions/quick-action.ts';
export type {
  QuickActionDefaults,
  QuickActionExecution,
  QuickActionInfo,
  QuickActionLayout,
} from './lib/actions/quick-action-answers.ts';
export {
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from './lib/actions/related-list-action.ts';
export { getAppDetails, getApps } from './lib/apps/app.ts';
export type { App, Apps } from './lib/apps/app-answers.ts';
export { getNavItems } from './lib/apps/nav-item.ts';
export type { NavItem, NavItems } from './lib/apps/nav-item-answers.ts';
export { getActiveTheme } from './lib/apps/theme.ts';
export type { Theme } from './lib/apps/theme-answers.ts';
export { getUserNavItems, updateUserNavItems } from './lib/apps/user-nav-item.ts';
export { avatarMapLifetime, getRecordAvatars, updateRecordAvatar } from './lib/avatars/avatar.ts';
export type { RecordAvatar, RecordAvatars } from './lib/avatars/avatar-answers.ts';
export { findDuplicates, getDuplicateConfiguration } from './lib/duplicates/duplicate.ts';
export type {
  DuplicateConfiguration,
  DuplicateRule,
  Duplicates,
} from './lib/duplicates/duplicate-answers.ts';
export {
  createFavorite,
  deleteFavorite,
  getFavorite,
  getFavorites,
  noteFavoriteUse,
  updateFavorite,
  updateFavorites,
} from './lib/favorites/favorite.ts';
export type { Favorite, Favorites } from './lib/favorites/favorite-answers.ts';
export { createContentDocumentAndVersion, createContentVersion } from './lib/files/content-version.ts';
export type { ContentDocumentComposite } from './lib/files/content-version-answers.ts';
export {
  createRecordWithPictures,
  largestPicture,
  mostPictures,
  pictureKeptHours,
  showUploadedPicture,
  uploadPicture,
} from './lib/files/picture-upload.ts';
export type { CreatedRecord, UploadedPicture } from './lib/files/picture-upload-answers.ts';
export { getLayout } from './lib/layouts/layout.ts';
export type { LayoutComponent, LayoutSection, RecordLayout } from './lib/layouts/layout-answers.ts';
export { layoutTypes, modes } from './lib/layouts/layout-choice.ts';
export { getLayoutUserState, updateLayoutUserState } from './lib/layouts/layout-user-state.ts';
export type { LayoutUserState } from './lib/layouts/layout-user-state-answers.ts';
export { getPathLayout } from './lib/layouts/path-layout.ts';
export type { PathLayout } from './lib/layouts/path-layout-answers.ts';
export {
  createListInfo,
  deleteListInfo,
  getListInfoByListViewId,
  getListInfoByName,
  getListInfosByName,
  getMruListInfo,
  updateListInfoByName,
} from './lib/lists/list-info.ts';
export type { ListInfo, ListInfoBatch, ListRefusal } from './lib/lists/list-info-answers.ts';
export { getListObjectInfo } from './lib/lists/list-object-info.ts';
export type { ListObjectInfo } from './lib/lists/list-object-info-answers.ts';
export { getListPreferences, updateListPreferences } from './lib/lists/list-preferences.ts';
export type { ListPreferences } from './lib/lists/list-preferences-answers.ts';
export {
  getListRecordsByApiName,
  getListRecordsByListViewId,
  getListRecordsByName,
  getMruListRecords,
} from './lib/lists/list-records.ts';
export type { ListRecords, ListReference } from './lib/lists/list-records-answers.ts';
export { getListInfosByObjectName, getListViewSummaryCollection } from './lib/lists/list-summary.ts';
export type { ListInfoSummaries, ListViewSummaries } from './lib/lists/list-summary-answers.ts';
export { getListUiByApiName, getListUiByListViewId, getMruListUi } from './lib/lists/list-ui.ts';
export type { ListUi } from './lib/lists/list-ui-answers.ts';
export { getRecentRecords } from './lib/lists/recent-records.ts';
export type { RecentRecords } from './lib/lists/recent-records-answers.ts';
export { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './lib/object-info/object-info.ts';
export type {
  FieldInfo,
  ObjectInfo,
  ObjectInfoBatch,
  ObjectInfoDirectory,
} from './lib/object-info/object-info-answers.ts';
export { getPicklistValues, getPicklistValuesByRecordType } from './lib/object-info/picklist-values.ts';
export type {
  PicklistAttributes,
  PicklistCollection,
  PicklistValues,
} from './lib/object-info/picklist-values-answers.ts';
export { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './lib/records/record.ts';
export type {
  BatchRecords,
  FieldValue,
  RecordCollection,
  RecordRepresentation,
} from './lib/records/record-answers.ts';
export { getRecordChildren } from './lib/records/record-children.ts';
export {
  getRecordCloneDefaults,
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from './lib/records/record-defaults.ts';
export type {
  RecordDefaults,
  RecordTemplateClone,
  RecordTemplateCreate,
} from './lib/records/record-defaults-answers.ts';
export {
  batchErrorLifetime,
  batchLifetime,
  contentDocumentLifetime,
  directoryEntryLifetime,
  layoutLifetime,
  layoutUserStateLifetime,
  listInfoLifetime,
  listRecordsLifetime,
  objectInfoLifetime,
  recordLifetime,
} from './lib/records/record-lifetime.ts';
export { executeBatchRecordOperations } from './lib/records/record-operations.ts';
export type { BatchOperationResults } from './lib/records/record-operations-answers.ts';
export { getRecordUi } from './lib/records/record-ui.ts';
export type { RecordUi } from './lib/records/record-ui-answers.ts';
export { getRelatedListCount, getRelatedListsCount } from './lib/related-lists/related-list-count.ts';
export type { RelatedListCount, RelatedListCounts } from './lib/related-lists/related-list-count-answers.ts';
export {
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
} from './lib/related-lists/related-list-info.ts';
export type {
  RelatedListInfo,
  RelatedListInfos,
  RelatedListSummaries,
} from './lib/related-lists/related-list-info-answers.ts';
export { orderedByItem } from './lib/related-lists/related-list-order.ts';
export {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
} from './lib/related-lists/related-list-preferences.ts';
export type {
  RelatedListPreferences,
  RelatedListPreferencesBatch,
} from './lib/related-lists/related-list-preferences-answers.ts';
export {
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByNames,
  getRelatedListRecordsByName,
} from './lib/related-lists/related-list-records.ts';
export type {
  RelatedListRecords,
  RelatedListRecordsBatch,
} from './lib/related-lists/related-list-records-answers.ts';
export type { RelatedListReference } from './lib/related-lists/related-list-reference-answers.ts';
export {
  getLookupRecords,
  getLookupRecordsByField,
  getLookupRecordsByTarget,
} from './lib/search/lookup.ts';
export type { LookupRecords } from './lib/search/lookup-answers.ts';
export { getKeywordSearchResults, getSearchResults } from './lib/search/search.ts';
export type {
  KeywordSearchResults,
  LookupMetadata,
  SearchFilterMetadata,
  SearchFilterOptions,
  SearchResults,
} from './lib/search/search-answers.ts';
export {
  getLookupMetadata,
  getSearchFilterMetadata,
  getSearchFilterOptions,
} from './lib/search/search-info.ts';
export {
  continueQuery,
  createSobjectRow,
  deleteSobjectRow,
  describeSobject,
  getResources,
  getSobject,
  getSobjectRow,
  getSobjects,
  getVersions,
  runQuery,
  updateSobjectRow,
} from './lib/sobjects/sobject.ts';
export type {
  QueryResult,
  Resources,
  SaveResult,
  SobjectBasics,
  SobjectDescription,
  SobjectField,
  SobjectRow,
  SobjectSummary,
  Sobjects,
  Versions,
} from './lib/sobjects/sobject-answers.ts';
export {
  createSobjectRows,
  deleteSobjectRows,
  getSobjectRows,
  getSobjectRowsByQuery,
  updateSobjectRows,
} from './lib/sobjects/sobject-collection.ts';
export type { CollectionResults, CollectionRows } from './lib/sobjects/sobject-collection-answers.ts';
