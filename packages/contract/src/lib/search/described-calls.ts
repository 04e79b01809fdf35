import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { getLookupRecords, getLookupRecordsByField, getLookupRecordsByTarget } from './lookup.ts';
import { LookupRecords } from './lookup-schemas.ts';
import { getKeywordSearchResults, getSearchResults } from './search.ts';
import { getLookupMetadata, getSearchFilterMetadata, getSearchFilterOptions } from './search-info.ts';
import {
  KeywordSearchResults,
  LookupMetadata,
  SearchFilterMetadata,
  SearchFilterOptions,
  SearchResults,
} from './search-schemas.ts';

/** What the calls of this folder respond. */
export const searchCalls: readonly DescribedCall[] = [
  responses(getLookupRecords, { 200: LookupRecords }),
  responses(getLookupRecordsByField, { 200: LookupRecords }),
  responses(getLookupRecordsByTarget, { 200: LookupRecords }),
  responses(getSearchFilterMetadata, {
    200: SearchFilterMetadata,
  }),
  responses(getSearchFilterOptions, {
    200: SearchFilterOptions,
  }),
  responses(getLookupMetadata, { 200: LookupMetadata }),
  responses(getSearchResults, { 200: SearchResults }),
  responses(getKeywordSearchResults, {
    200: KeywordSearchResults,
  }),
];
