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

/** Fresh for 15 minutes (D-245). Those that are requested in one tick go out as one request. */
export const useListInfoByName = readHook(getListInfoByName);
/** `useListInfoByName` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListInfoByName = suspendingHook(getListInfoByName);

/**
 * List infos by the ids of their lists, by names in the form `Object.ListView` (D-178), or by both: first the ids, then
 * the names, each by its own status (D-110). Only those that are not cached are requested.
 */
export const useListInfosByName = readHook(getListInfosByName);
/** `useListInfosByName` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListInfosByName = suspendingHook(getListInfosByName);

/** The lists of an object in short, each leading to its list info. */
export const useListInfosByObjectName = readHook(getListInfosByObjectName);
/** `useListInfosByObjectName` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListInfosByObjectName = suspendingHook(getListInfosByObjectName);

/** What the lists of an object can be made of. Fresh for 15 minutes (D-252). */
export const useListObjectInfo = readHook(getListObjectInfo);
/** `useListObjectInfo` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListObjectInfo = suspendingHook(getListObjectInfo);

/** How the user wants a list shown. Fresh for 15 minutes (D-253). */
export const useListPreferences = readHook(getListPreferences);
/** `useListPreferences` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListPreferences = suspendingHook(getListPreferences);

/** One page of a list view, by the list's id; otherwise like `getListRecordsByName`. */
export const useListRecordsByListViewId = readHook(getListRecordsByListViewId);
/** `useListRecordsByListViewId` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListRecordsByListViewId = suspendingHook(getListRecordsByListViewId);

/**
 * One page of a list view; 50 records by default (D-279), for 30 s (D-244). Its records are cached once each: a change
 * of one shows here too. `nextPageToken` is the client's own, and goes on where this page ends, whatever the size of
 * the next.
 */
export const useListRecordsByName = readHook(getListRecordsByName);
/** `useListRecordsByName` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListRecordsByName = suspendingHook(getListRecordsByName);

/**
 * The read that a config means: of a list by its id or its names, of the records seen last, or of an object's lists. A
 * config that means none of them rejects, and throws where it is observed.
 */
export const useListUi = readHook(getListUi);
/** `useListUi` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListUi = suspendingHook(getListUi);

/**
 * A list's info and a page of its records (D-036), fresh as long as both are. The info is the one that
 * `getListInfoByName` shows, the records are those of `getListRecordsByName`.
 */
export const useListUiByApiName = readHook(getListUiByApiName);
/** `useListUiByApiName` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListUiByApiName = suspendingHook(getListUiByApiName);

/** A list view with its info and a page of records, by the list's id; otherwise like `getListUiByApiName`. */
export const useListUiByListViewId = readHook(getListUiByListViewId);
/** `useListUiByListViewId` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListUiByListViewId = suspendingHook(getListUiByListViewId);

/** The lists of an object in short (D-166), 20 a page (D-282), for 30 days or until one of them is written. */
export const useListViewSummaryCollection = readHook(getListViewSummaryCollection);
/** `useListViewSummaryCollection` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingListViewSummaryCollection = suspendingHook(getListViewSummaryCollection);

/** The records that the user has seen last; requested again when one is visited. */
export const useMruListRecords = readHook(getMruListRecords);
/** `useMruListRecords` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingMruListRecords = suspendingHook(getMruListRecords);

/** The list of the records of an object that the user has seen last, with its info and a page of them. */
export const useMruListUi = readHook(getMruListUi);
/** `useMruListUi` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingMruListUi = suspendingHook(getMruListUi);
