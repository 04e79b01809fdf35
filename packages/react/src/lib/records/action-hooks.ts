// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import {
  getActionOverrides,
  getFlexipageFormulaActivations,
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useActionOverrides = readHook(getActionOverrides);
export const useSuspendingActionOverrides = suspendingHook(getActionOverrides);

export const useFlexipageFormulaActivations = readHook(getFlexipageFormulaActivations);
export const useSuspendingFlexipageFormulaActivations = suspendingHook(getFlexipageFormulaActivations);

export const useGlobalActions = readHook(getGlobalActions);
export const useSuspendingGlobalActions = suspendingHook(getGlobalActions);

export const useLookupActions = readHook(getLookupActions);
export const useSuspendingLookupActions = suspendingHook(getLookupActions);

export const useObjectCreateActions = readHook(getObjectCreateActions);
export const useSuspendingObjectCreateActions = suspendingHook(getObjectCreateActions);

export const useQuickActionDefaults = readHook(getQuickActionDefaults);
export const useSuspendingQuickActionDefaults = suspendingHook(getQuickActionDefaults);

export const useQuickActionInfo = readHook(getQuickActionInfo);
export const useSuspendingQuickActionInfo = suspendingHook(getQuickActionInfo);

export const useQuickActionLayout = readHook(getQuickActionLayout);
export const useSuspendingQuickActionLayout = suspendingHook(getQuickActionLayout);

export const useRecordActions = readHook(getRecordActions);
export const useSuspendingRecordActions = suspendingHook(getRecordActions);

export const useRecordEditActions = readHook(getRecordEditActions);
export const useSuspendingRecordEditActions = suspendingHook(getRecordEditActions);

export const useRelatedListActions = readHook(getRelatedListActions);
export const useSuspendingRelatedListActions = suspendingHook(getRelatedListActions);

export const useRelatedListRecordActions = readHook(getRelatedListRecordActions);
export const useSuspendingRelatedListRecordActions = suspendingHook(getRelatedListRecordActions);

export const useRelatedListsActions = readHook(getRelatedListsActions);
export const useSuspendingRelatedListsActions = suspendingHook(getRelatedListsActions);
