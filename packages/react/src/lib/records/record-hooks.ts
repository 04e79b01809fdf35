import { getRecord, getRecords } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useRecord = readHook(getRecord);
export const useSuspendingRecord = suspendingHook(getRecord);

export const useRecords = readHook(getRecords);
export const useSuspendingRecords = suspendingHook(getRecords);
