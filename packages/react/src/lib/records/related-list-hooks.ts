// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import {
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsCount,
  getRelatedListsInfo,
} from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useRelatedListCount = readHook(getRelatedListCount);
export const useSuspendingRelatedListCount = suspendingHook(getRelatedListCount);

export const useRelatedListInfo = readHook(getRelatedListInfo);
export const useSuspendingRelatedListInfo = suspendingHook(getRelatedListInfo);

export const useRelatedListInfoBatch = readHook(getRelatedListInfoBatch);
export const useSuspendingRelatedListInfoBatch = suspendingHook(getRelatedListInfoBatch);

export const useRelatedListPreferences = readHook(getRelatedListPreferences);
export const useSuspendingRelatedListPreferences = suspendingHook(getRelatedListPreferences);

export const useRelatedListPreferencesBatch = readHook(getRelatedListPreferencesBatch);
export const useSuspendingRelatedListPreferencesBatch = suspendingHook(getRelatedListPreferencesBatch);

export const useRelatedListRecords = readHook(getRelatedListRecords);
export const useSuspendingRelatedListRecords = suspendingHook(getRelatedListRecords);

export const useRelatedListRecordsBatch = readHook(getRelatedListRecordsBatch);
export const useSuspendingRelatedListRecordsBatch = suspendingHook(getRelatedListRecordsBatch);

export const useRelatedListsCount = readHook(getRelatedListsCount);
export const useSuspendingRelatedListsCount = suspendingHook(getRelatedListsCount);

export const useRelatedListsInfo = readHook(getRelatedListsInfo);
export const useSuspendingRelatedListsInfo = suspendingHook(getRelatedListsInfo);
