// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getDeletedRecords, getHistory, getRecordHistory } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useDeletedRecords = readHook(getDeletedRecords);
export const useSuspendingDeletedRecords = suspendingHook(getDeletedRecords);

export const useHistory = readHook(getHistory);
export const useSuspendingHistory = suspendingHook(getHistory);

export const useRecordHistory = readHook(getRecordHistory);
export const useSuspendingRecordHistory = suspendingHook(getRecordHistory);
