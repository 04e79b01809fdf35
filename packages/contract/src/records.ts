// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
} from './lib/actions/action.ts';
export { getActionOverrides, getFlexipageFormulaActivations } from './lib/actions/action-override.ts';
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
export {
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from './lib/actions/related-list-action.ts';
export type {
  ActionCollection,
  ActionOverrides,
  FormulaActivations,
  PlatformAction,
  QuickActionDefaults,
  QuickActionExecution,
  QuickActionInfo,
  QuickActionLayout,
  RelatedListsActions,
} from './lib/actions/responses.ts';
export { getAppDetails, getApps } from './lib/apps/app.ts';
export { getNavItems } from './lib/apps/nav-item.ts';
export type { App, Apps, NavItem, NavItems, Theme } from './lib/apps/responses.ts';
export { getActiveTheme } from './lib/apps/theme.ts';
export { getUserNavItems, updateUserNavItems } from './lib/apps/user-nav-item.ts';
export { avatarMapLifetime, getRecordAvatars, updateRecordAvatar } from './lib/avatars/avatar.ts';
export type { RecordAvatar, RecordAvatars } from './lib/avatars/responses.ts';
export { findDuplicates, getDuplicateConfiguration } from './lib/duplicates/duplicate.ts';
export type { DuplicateConfiguration, DuplicateRule, Duplicates } from './lib/duplicates/responses.ts';
export {
  createFavorite,
  deleteFavorite,
  getFavorite,
  getFavorites,
  noteFavoriteUse,
  updateFavorite,
  updateFavorites,
} from './lib/favorites/favorite.ts';
export type { Favorite, Favorites } from './lib/favorites/responses.ts';
export { createContentDocumentAndVersion, createContentVersion } from './lib/files/content-version.ts';
export {
  createRecordWithPictures,
  maxPictureBytes,
  maxPictures,
  pictureKeptHours,
  showUploadedPicture,
  uploadPicture,
} from './lib/files/picture-upload.ts';
export type { ContentDocumentComposite, CreatedRecord, UploadedPicture } from './lib/files/responses.ts';
export {
  exportHistory,
  getHistory,
  getRecordHistory,
  historyOperations,
} from './lib/history/record-history.ts';
export { getDeletedRecords, undeleteRecord } from './lib/history/recycle-bin.ts';
export type {
  DeletedRecord,
  DeletedRecordPage,
  FieldHistory,
  RecordHistory,
  RecordHistoryPage,
  UndeletedRecord,
} from './lib/history/responses.ts';
export { getLayout } from './lib/layouts/layout.ts';
export { layoutTypes, modes } from './lib/layouts/layout-choice.ts';
export { getLayoutUserState, updateLayoutUserState } from './lib/layouts/layout-user-state.ts';
export { getPathLayout } from './lib/layouts/path-layout.ts';
export type {
  LayoutComponent,
  LayoutSection,
  LayoutUserState,
  PathLayout,
  RecordLayout,
} from './lib/layouts/responses.ts';
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
export { getListObjectInfo } from './lib/lists/list-object-info.ts';
export { orderedByItem } from './lib/lists/list-order.ts';
export { getListPreferences, updateListPreferences } from './lib/lists/list-preferences.ts';
export {
  getListRecordsByApiName,
  getListRecordsByListViewId,
  getListRecordsByName,
  getMruListRecords,
} from './lib/lists/list-records.ts';
export { getListUiByApiName, getListUiByListViewId, getMruListUi } from './lib/lists/list-ui.ts';
export { getListViewSummaryCollection } from './lib/lists/list-view-summary.ts';
export { getRecentRecords } from './lib/lists/recent-records.ts';
export type {
  ListError,
  ListInfo,
  ListInfoBatch,
  ListInfoSummaries,
  ListObjectInfo,
  ListPreferences,
  ListRecords,
  ListReference,
  ListUi,
  ListViewSummaries,
  RecentRecords,
} from './lib/lists/responses.ts';
export { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './lib/object-info/object-info.ts';
export { getPicklistValues, getPicklistValuesByRecordType } from './lib/object-info/picklist-values.ts';
export type {
  FieldInfo,
  ObjectInfo,
  ObjectInfoBatch,
  ObjectInfoDirectory,
  PicklistAttributes,
  PicklistCollection,
  PicklistValues,
} from './lib/object-info/responses.ts';
export { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './lib/records/record.ts';
export { getRecordChildren } from './lib/records/record-children.ts';
export {
  getRecordCloneDefaults,
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from './lib/records/record-defaults.ts';
export { executeBatchRecordOperations } from './lib/records/record-operations.ts';
export type {
  FieldValue,
  RecordCollection,
  RecordRepresentation,
} from './lib/records/record-representation.ts';
export { getRecordUi } from './lib/records/record-ui.ts';
export type {
  BatchOperationResults,
  BatchRecords,
  RecordDefaults,
  RecordTemplateClone,
  RecordTemplateCreate,
  RecordUi,
} from './lib/records/responses.ts';
export { getRelatedListCount, getRelatedListsCount } from './lib/related-lists/related-list-count.ts';
export {
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
} from './lib/related-lists/related-list-info.ts';
export {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
} from './lib/related-lists/related-list-preferences.ts';
export {
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByNames,
  getRelatedListRecordsByName,
} from './lib/related-lists/related-list-records.ts';
export type {
  RelatedListCount,
  RelatedListCounts,
  RelatedListInfo,
  RelatedListInfos,
  RelatedListPreferences,
  RelatedListPreferencesBatch,
  RelatedListRecords,
  RelatedListRecordsBatch,
  RelatedListReference,
  RelatedListSummaries,
} from './lib/related-lists/responses.ts';
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
export type {
  KeywordSearchResults,
  LookupMetadata,
  LookupRecords,
  SearchFilterMetadata,
  SearchFilterOptions,
  SearchResults,
} from './lib/search/responses.ts';
export { getKeywordSearchResults, getSearchResults } from './lib/search/search.ts';
export {
  getLookupMetadata,
  getSearchFilterMetadata,
  getSearchFilterOptions,
} from './lib/search/search-info.ts';
export type {
  CollectionResults,
  CollectionRows,
  QueryResult,
  Resources,
  SaveResult,
  SobjectBasics,
  SobjectDescription,
  SobjectField,
  SobjectSummary,
  Sobjects,
  Versions,
} from './lib/sobjects/responses.ts';
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
export type { SobjectRow } from './lib/sobjects/sobject-row.ts';
