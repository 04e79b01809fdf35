// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import {
  getKeywordSearchResults,
  getLookupMetadata,
  getLookupRecords,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
} from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/**
 * One object's records, page by page; cached once each. Several fields to sort by are a list or a comma-joined text.
 */
export const useKeywordSearchResults = readHook(getKeywordSearchResults);
/** `useKeywordSearchResults` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingKeywordSearchResults = suspendingHook(getKeywordSearchResults);

/** How a reference field is looked up. */
export const useLookupMetadata = readHook(getLookupMetadata);
/** `useLookupMetadata` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingLookupMetadata = suspendingHook(getLookupMetadata);

/**
 * Records that a reference field could point to, cached once each. Never fresh: every read sends a request, and
 * what is cached is shown as stale meanwhile.
 */
export const useLookupRecords = readHook(getLookupRecords);
/** `useLookupRecords` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingLookupRecords = suspendingHook(getLookupRecords);

/** The filters that searches of an object know. */
export const useSearchFilterMetadata = readHook(getSearchFilterMetadata);
/** `useSearchFilterMetadata` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingSearchFilterMetadata = suspendingHook(getSearchFilterMetadata);

/** The values that a filter offers. */
export const useSearchFilterOptions = readHook(getSearchFilterOptions);
/** `useSearchFilterOptions` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingSearchFilterOptions = suspendingHook(getSearchFilterOptions);

/** The best of what several objects have; of all, where none is named. The records in it are cached once each. */
export const useSearchResults = readHook(getSearchResults);
/** `useSearchResults` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingSearchResults = suspendingHook(getSearchResults);
