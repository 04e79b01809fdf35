// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import {
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListObjectInfo,
  getListPreferences,
  getListRecordsByListViewId,
  getListRecordsByName,
  getListUi,
  getListUiByApiName,
  getListUiByListViewId,
  getListViewSummaryCollection,
  getMruListRecords,
  getMruListUi,
} from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useListInfoByName = readHook(getListInfoByName);
export const useSuspendingListInfoByName = suspendingHook(getListInfoByName);

export const useListInfosByName = readHook(getListInfosByName);
export const useSuspendingListInfosByName = suspendingHook(getListInfosByName);

export const useListInfosByObjectName = readHook(getListInfosByObjectName);
export const useSuspendingListInfosByObjectName = suspendingHook(getListInfosByObjectName);

export const useListObjectInfo = readHook(getListObjectInfo);
export const useSuspendingListObjectInfo = suspendingHook(getListObjectInfo);

export const useListPreferences = readHook(getListPreferences);
export const useSuspendingListPreferences = suspendingHook(getListPreferences);

export const useListRecordsByListViewId = readHook(getListRecordsByListViewId);
export const useSuspendingListRecordsByListViewId = suspendingHook(getListRecordsByListViewId);

export const useListRecordsByName = readHook(getListRecordsByName);
export const useSuspendingListRecordsByName = suspendingHook(getListRecordsByName);

export const useListUi = readHook(getListUi);
export const useSuspendingListUi = suspendingHook(getListUi);

export const useListUiByApiName = readHook(getListUiByApiName);
export const useSuspendingListUiByApiName = suspendingHook(getListUiByApiName);

export const useListUiByListViewId = readHook(getListUiByListViewId);
export const useSuspendingListUiByListViewId = suspendingHook(getListUiByListViewId);

export const useListViewSummaryCollection = readHook(getListViewSummaryCollection);
export const useSuspendingListViewSummaryCollection = suspendingHook(getListViewSummaryCollection);

export const useMruListRecords = readHook(getMruListRecords);
export const useSuspendingMruListRecords = suspendingHook(getMruListRecords);

export const useMruListUi = readHook(getMruListUi);
export const useSuspendingMruListUi = suspendingHook(getMruListUi);
