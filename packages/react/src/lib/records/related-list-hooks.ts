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

/**
 * How many records a related list has, 20 at most by default, and whether there are more. As fresh as the records
 * . Counts of one record that are requested in one tick go out as one request.
 */
export const useRelatedListCount = readHook(getRelatedListCount);
/** `useRelatedListCount` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListCount = suspendingHook(getRelatedListCount);

/**
 * How a related list is made up: its columns, its filters, its order. Infos of one object that are requested in one
 * tick go out as one request.
 */
export const useRelatedListInfo = readHook(getRelatedListInfo);
/** `useRelatedListInfo` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListInfo = suspendingHook(getRelatedListInfo);

/**
 * Infos of several related lists of one object, each by its own status (D-110); only what is not cached is requested.
 */
export const useRelatedListInfoBatch = readHook(getRelatedListInfoBatch);
/** `useRelatedListInfoBatch` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListInfoBatch = suspendingHook(getRelatedListInfoBatch);

/**
 * How wide a user has made the columns of a related list, whether they wrap, and in which order the rows stand. An id
 * is the parent's name and the list's, such as `Account.Contacts`. Those of one tick go out as one request.
 */
export const useRelatedListPreferences = readHook(getRelatedListPreferences);
/** `useRelatedListPreferences` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListPreferences = suspendingHook(getRelatedListPreferences);

/** Preferences of several related lists, each by its own status (D-110); only what is not cached is requested. */
export const useRelatedListPreferencesBatch = readHook(getRelatedListPreferencesBatch);
/** `useRelatedListPreferencesBatch` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListPreferencesBatch = suspendingHook(getRelatedListPreferencesBatch);

/**
 * A page of a record's related list, of 50 records by default (D-281). Its records are cached once each: a change of
 * one shows here too. The tokens in it are the client's own: with them later pages resume where the server said
 * (D-118). First pages of one record that are requested in one tick go out as one request.
 */
export const useRelatedListRecords = readHook(getRelatedListRecords);
/** `useRelatedListRecords` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListRecords = suspendingHook(getRelatedListRecords);

/**
 * First pages of several related lists of one record, each by its own status (D-110); only what is not cached is asked
 * for.
 */
export const useRelatedListRecordsBatch = readHook(getRelatedListRecordsBatch);
/** `useRelatedListRecordsBatch` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListRecordsBatch = suspendingHook(getRelatedListRecordsBatch);

/**
 * Counts of several related lists of one record, each by its own status (D-222); only what is not cached is requested.
 */
export const useRelatedListsCount = readHook(getRelatedListsCount);
/** `useRelatedListsCount` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListsCount = suspendingHook(getRelatedListsCount);

/** Which related lists an object has, in short (D-084, D-240). */
export const useRelatedListsInfo = readHook(getRelatedListsInfo);
/** `useRelatedListsInfo` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRelatedListsInfo = suspendingHook(getRelatedListsInfo);
