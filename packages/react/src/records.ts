export {
  useListRecordsByName,
  useSuspendingListRecordsByName,
} from './lib/records/list-hooks.ts';
export {
  useObjectInfo,
  useObjectInfoDirectory,
  useObjectInfos,
  useSuspendingObjectInfo,
  useSuspendingObjectInfoDirectory,
  useSuspendingObjectInfos,
} from './lib/records/object-info-hooks.ts';
export {
  useRecord,
  useRecords,
  useSuspendingRecord,
  useSuspendingRecords,
} from './lib/records/record-hooks.ts';
