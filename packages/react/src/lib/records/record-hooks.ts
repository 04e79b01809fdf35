// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import {
  getRecord,
  getRecordCreateDefaults,
  getRecords,
  getRecordTemplateClone,
  getRecordTemplateCreate,
  getRecordUi,
} from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useRecord = readHook(getRecord);
export const useSuspendingRecord = suspendingHook(getRecord);

export const useRecordCreateDefaults = readHook(getRecordCreateDefaults);
export const useSuspendingRecordCreateDefaults = suspendingHook(getRecordCreateDefaults);

export const useRecordTemplateClone = readHook(getRecordTemplateClone);
export const useSuspendingRecordTemplateClone = suspendingHook(getRecordTemplateClone);

export const useRecordTemplateCreate = readHook(getRecordTemplateCreate);
export const useSuspendingRecordTemplateCreate = suspendingHook(getRecordTemplateCreate);

export const useRecordUi = readHook(getRecordUi);
export const useSuspendingRecordUi = suspendingHook(getRecordUi);

export const useRecords = readHook(getRecords);
export const useSuspendingRecords = suspendingHook(getRecords);
