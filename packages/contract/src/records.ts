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
export { avatarMapLifetime, getRecordAvatars, updateRecordAvatar } from './lib/avatars/avatar.ts';
export type { RecordAvatar, RecordAvatars } from './lib/avatars/avatar-answers.ts';
export { findDuplicates, getDuplicateConfiguration } from './lib/duplicates/duplicate.ts';
export type {
  DuplicateConfiguration,
  DuplicateRule,
  Duplicates,
} from './lib/duplicates/duplicate-answers.ts';
export { getListRecordsByName } from './lib/lists/list-records.ts';
export type { ListRecords } from './lib/lists/list-records-answers.ts';
export { getObjectInfo, getObjectInfos } from './lib/object-info/object-info.ts';
export type { FieldInfo, ObjectInfo, ObjectInfoBatch } from './lib/object-info/object-info-answers.ts';
export { createRecord, deleteRecord, getRecord, getRecords, updateRecord } from './lib/records/record.ts';
export type { BatchRecords, FieldValue, RecordRepresentation } from './lib/records/record-answers.ts';
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
} from './lib/related-lists/related-list-records.ts';
export type {
  RelatedListRecords,
  RelatedListRecordsBatch,
} from './lib/related-lists/related-list-records-answers.ts';
export type { RelatedListReference } from './lib/related-lists/related-list-reference-answers.ts';
export { getLookupRecords } from './lib/search/lookup.ts';
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
