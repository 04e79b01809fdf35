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

/** What stands in for an object's standard actions, as the server sends it (D-072). For 30 days (D-237). */
export const useActionOverrides = readHook(getActionOverrides);
/** `useActionOverrides` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingActionOverrides = suspendingHook(getActionOverrides);

/** Which actions a page's formulas let through, as the server sends it (D-073). For 5 minutes (D-259). */
export const useFlexipageFormulaActivations = readHook(getFlexipageFormulaActivations);
/** `useFlexipageFormulaActivations` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingFlexipageFormulaActivations = suspendingHook(getFlexipageFormulaActivations);

/** Actions that stand everywhere. */
export const useGlobalActions = readHook(getGlobalActions);
/** `useGlobalActions` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingGlobalActions = suspendingHook(getGlobalActions);

/** Actions of lookups to objects. */
export const useLookupActions = readHook(getLookupActions);
/** `useLookupActions` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingLookupActions = suspendingHook(getLookupActions);

/** Actions of the form that creates a record of an object. */
export const useObjectCreateActions = readHook(getObjectCreateActions);
/** `useObjectCreateActions` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingObjectCreateActions = suspendingHook(getObjectCreateActions);

/** Field values that an action's form starts with (D-066), some of them from the parent. For 15 minutes (D-249). */
export const useQuickActionDefaults = readHook(getQuickActionDefaults);
/** `useQuickActionDefaults` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingQuickActionDefaults = suspendingHook(getQuickActionDefaults);

/** What an action is and how it looks (D-068, D-069). For 15 minutes (D-251). */
export const useQuickActionInfo = readHook(getQuickActionInfo);
/** `useQuickActionInfo` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingQuickActionInfo = suspendingHook(getQuickActionInfo);

/** The layout of an action's form, as the server sends it (D-067). For 15 minutes (D-250). */
export const useQuickActionLayout = readHook(getQuickActionLayout);
/** `useQuickActionLayout` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingQuickActionLayout = suspendingHook(getQuickActionLayout);

/**
 * Actions of records, chosen by sections, names or both (D-187). Reads of one tick that choose alike go out as one
 * request, and only for the records whose actions are not cached.
 */
export const useRecordActions = readHook(getRecordActions);
/** `useRecordActions` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecordActions = suspendingHook(getRecordActions);

/** Actions of the forms that change records. */
export const useRecordEditActions = readHook(getRecordEditActions);
/** `useRecordEditActions` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecordEditActions = suspendingHook(getRecordEditActions);

/** Actions on one related list of records. Lists of the same records in one tick go out as one request. */
export const useRelatedListActions = readHook(getRelatedListActions);
/** `useRelatedListActions` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListActions = suspendingHook(getRelatedListActions);

/** Actions on rows of related lists. */
export const useRelatedListRecordActions = readHook(getRelatedListRecordActions);
/** `useRelatedListRecordActions` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListRecordActions = suspendingHook(getRelatedListRecordActions);

/**
 * Actions on several related lists of records, each list described by an entry of its own (D-188 to D-190) and answered
 * by its own status; only what is not cached is requested.
 */
export const useRelatedListsActions = readHook(getRelatedListsActions);
/** `useRelatedListsActions` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListsActions = suspendingHook(getRelatedListsActions);
