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

export const useKeywordSearchResults = readHook(getKeywordSearchResults);
export const useSuspendingKeywordSearchResults = suspendingHook(getKeywordSearchResults);

export const useLookupMetadata = readHook(getLookupMetadata);
export const useSuspendingLookupMetadata = suspendingHook(getLookupMetadata);

export const useLookupRecords = readHook(getLookupRecords);
export const useSuspendingLookupRecords = suspendingHook(getLookupRecords);

export const useSearchFilterMetadata = readHook(getSearchFilterMetadata);
export const useSuspendingSearchFilterMetadata = suspendingHook(getSearchFilterMetadata);

export const useSearchFilterOptions = readHook(getSearchFilterOptions);
export const useSuspendingSearchFilterOptions = suspendingHook(getSearchFilterOptions);

export const useSearchResults = readHook(getSearchResults);
export const useSuspendingSearchResults = suspendingHook(getSearchResults);
