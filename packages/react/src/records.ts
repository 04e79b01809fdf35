export {
  useAppDetails,
  useApps,
  useNavItems,
  useSuspendingAppDetails,
  useSuspendingApps,
  useSuspendingNavItems,
} from './lib/records/app-hooks.ts';
export {
  useDuplicateConfiguration,
  useFindDuplicates,
  useSuspendingDuplicateConfiguration,
  useSuspendingFindDuplicates,
} from './lib/records/duplicate-hooks.ts';
export {
  useLayout,
  useLayoutUserState,
  usePathLayout,
  useSuspendingLayout,
  useSuspendingLayoutUserState,
  useSuspendingPathLayout,
} from './lib/records/layout-hooks.ts';
export {
  useListRecordsByName,
  useSuspendingListRecordsByName,
} from './lib/records/list-hooks.ts';
export {
  useObjectInfo,
  useObjectInfoDirectory,
  useObjectInfos,
  usePicklistValues,
  usePicklistValuesByRecordType,
  useSuspendingObjectInfo,
  useSuspendingObjectInfoDirectory,
  useSuspendingObjectInfos,
  useSuspendingPicklistValues,
  useSuspendingPicklistValuesByRecordType,
} from './lib/records/object-info-hooks.ts';
export {
  useRecord,
  useRecords,
  useSuspendingRecord,
  useSuspendingRecords,
} from './lib/records/record-hooks.ts';
export {
  useKeywordSearchResults,
  useLookupMetadata,
  useLookupRecords,
  useSearchFilterMetadata,
  useSearchFilterOptions,
  useSearchResults,
  useSuspendingKeywordSearchResults,
  useSuspendingLookupMetadata,
  useSuspendingLookupRecords,
  useSuspendingSearchFilterMetadata,
  useSuspendingSearchFilterOptions,
  useSuspendingSearchResults,
} from './lib/records/search-hooks.ts';
