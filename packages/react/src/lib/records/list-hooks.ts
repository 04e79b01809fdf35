import { getListRecordsByName } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useListRecordsByName = readHook(getListRecordsByName);
export const useSuspendingListRecordsByName = suspendingHook(getListRecordsByName);
