// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
} from './lib/actions/action.ts';
export { getActionOverrides, getFlexipageFormulaActivations } from './lib/actions/action-override.ts';
export type { ActionOverrides, FormulaActivations } from './lib/actions/action-override-responses.ts';
export type {
  ActionCollection,
  PlatformAction,
  RelatedListsActions,
} from './lib/actions/action-responses.ts';
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
} from './lib/actions/quick-action-responses.ts';
export {
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from './lib/actions/related-list-action.ts';
export { getAppDetails, getApps } from './lib/apps/app.ts';
export type { App, Apps } from './lib/apps/app-responses.ts';
export { getNavItems } from './lib/apps/nav-item.ts';
export type { NavItem, NavItems } from './lib/apps/nav-item-responses.ts';
export { getActiveTheme } from './lib/apps/theme.ts';
export type { Theme } from './lib/apps/theme-responses.ts';
export { getUserNavItems, updateUserNavItems } from './lib/apps/user-nav-item.ts';
export { avatarMapLifetime, getRecordAvatars, updateRecordAvatar } from './lib/avatars/avatar.ts';
export type { RecordAvatar, RecordAvatars } from './lib/avatars/avatar-responses.ts';
export { findDuplicates, getDuplicateConfiguration } from './lib/duplicates/duplicate.ts';
export type {
  DuplicateConfiguration,
  DuplicateRule,
  Duplicates,
} from './lib/duplicates/duplicate-responses.ts';
export {
  createFavorite,
  deleteFavorite,
  getFavorite,
  getFavorites,
  noteFavoriteUse,
  updateFavorite,
  updateFavorites,
} from './lib/favorites/favorite.ts';
export type { Favorite, Favorites } from './lib/favorites/favorite-responses.ts';
export { createContentDocumentAndVersion, createContentVersion } from './lib/files/content-version.ts';
export type { ContentDocumentComposite } from './lib/files/content-version-responses.ts';
export {
  createRecordWithPictures,
  maxPictureBytes,
  maxPictures,
  pictureKeptHours,
  showUploadedPicture,
  uploadPicture,
} from './lib/files/picture-upload.ts';
export type { CreatedRecord, UploadedPicture } from './lib/files/picture-upload-responses.ts';
export type {
  DeletedRecord,
  DeletedRecordPage,
  FieldHistory,
  RecordHistory,
  RecordHistoryPage,
  UndeletedRecord,
} from './lib/history/history-responses.ts';
export {
  exportHistory,
  getHistory,
  getRecordHistory,
  historyOperations,
} from './lib/history/record-history.ts';
export { getDeletedRecords, undeleteRecord } from './lib/history/recycle-bin.ts';
export { getLayout } from './lib/layouts/layout.ts';
export { layoutTypes, modes } from './lib/layouts/layout-choice.ts';
export type { LayoutComponent, LayoutSection, RecordLayout } from './lib/layouts/layout-responses.ts';
export { getLayoutUserState, updateLayoutUserState } from './lib/layouts/layout-user-state.ts';
export type { LayoutUserState } from './lib/layouts/layout-user-state-responses.ts';
export { getPathLayout } from './lib/layouts/path-layout.ts';
export type { PathLayout } from './lib/layouts/path-layout-responses.ts';
export {
  createListInfo,
  deleteListInfo,
  getListInfoByListViewId,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getMruListInfo,
  updateListInfoByName,
} from './lib/lists/list-info.ts';
export type { ListError, ListInfo, ListInfoBatch } from './lib/lists/list-info-responses.ts';
export { getListObjectInfo } from './lib/lists/list-object-info.ts';
export type { ListObjectInfo } from './lib/lists/list-object-info-responses.ts';
export { orderedByItem } from './lib/lists/list-order.ts';
export { getListPreferences, updateListPreferences } from './lib/lists/list-preferences.ts';
export type { ListPreferences } from './lib/lists/list-preferences-responses.ts';
export {
  getListRecordsByApiName,
  getListRecordsByListViewId,
  getListRecordsByName,
  getMruListRecords,
} from './lib/lists/list-records.ts';
export type { ListRecords, ListReference } from './lib/lists/list-records-responses.ts';
export type { ListInfoSummaries, ListViewSummaries } from './lib/lists/list-summary-responses.ts';
export { getListUiByApiName, getListUiByListViewId, getMruListUi } from './lib/lists/list-ui.ts';
export type { ListUi } from './lib/lists/list-ui-responses.ts';
export { getListViewSummaryCollection } from './lib/lists/list-view-summary.ts';
export { getRecentRecords } from './lib/lists/recent-records.ts';
export type { RecentRecords } from './lib/lists/recent-records-responses.ts';
export { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './lib/object-info/object-info.ts';
export type {
  FieldInfo,
  ObjectInfo,
  ObjectInfoBatch,
  ObjectInfoDirectory,
} from './lib/object-info/object-info-responses.ts';
export { getPicklistValues, getPicklistValuesByRecordType } from './lib/object-info/picklist-values.ts';
export type {
  PicklistAttributes,
  PicklistCollection,
  PicklistValues,
} from './lib/object-info/picklist-values-responses.ts';
export { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './lib/records/record.ts';
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
} from './lib/records/record-defaults-responses.ts';
export { executeBatchRecordOperations } from './lib/records/record-operations.ts';
export type { BatchOperationResults } from './lib/records/record-operations-responses.ts';
export type {
  BatchRecords,
  FieldValue,
  RecordCollection,
  RecordRepresentation,
} from './lib/records/record-responses.ts';
export { getRecordUi } from './lib/records/record-ui.ts';
export type { RecordUi } from './lib/records/record-ui-responses.ts';
export { getRelatedListCount, getRelatedListsCount } from './lib/related-lists/related-list-count.ts';
export type {
  RelatedListCount,
  RelatedListCounts,
} from './lib/related-lists/related-list-count-responses.ts';
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
} from './lib/related-lists/related-list-info-responses.ts';
export {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
} from './lib/related-lists/related-list-preferences.ts';
export type {
  RelatedListPreferences,
  RelatedListPreferencesBatch,
} from './lib/related-lists/related-list-preferences-responses.ts';
export {
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByNames,
  getRelatedListRecordsByName,
} from './lib/related-lists/related-list-records.ts';
export type {
  RelatedListRecords,
  RelatedListRecordsBatch,
} from './lib/related-lists/related-list-records-responses.ts';
export type { RelatedListReference } from './lib/related-lists/related-list-reference-responses.ts';
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
} from './lib/representation-lifetimes.ts';
export { getLookupRecords, getLookupRecordsByField, getLookupRecordsByTarget } from './lib/search/lookup.ts';
export type { LookupRecords } from './lib/search/lookup-responses.ts';
export { getKeywordSearchResults, getSearchResults } from './lib/search/search.ts';
export {
  getLookupMetadata,
  getSearchFilterMetadata,
  getSearchFilterOptions,
} from './lib/search/search-info.ts';
export type {
  KeywordSearchResults,
  LookupMetadata,
  SearchFilterMetadata,
  SearchFilterOptions,
  SearchResults,
} from './lib/search/search-responses.ts';
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
export {
  createSobjectRows,
  deleteSobjectRows,
  getSobjectRows,
  getSobjectRowsByQuery,
  updateSobjectRows,
} from './lib/sobjects/sobject-collection.ts';
export type { CollectionResults, CollectionRows } from './lib/sobjects/sobject-collection-responses.ts';
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
} from './lib/sobjects/sobject-responses.ts';
