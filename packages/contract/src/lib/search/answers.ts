import { answers } from '../answer.ts';
import { getLookupRecords, getLookupRecordsByField, getLookupRecordsByTarget } from './lookup.ts';
import { LookupRecords } from './lookup-responses.ts';
import { getKeywordSearchResults, getSearchResults } from './search.ts';
import { getLookupMetadata, getSearchFilterMetadata, getSearchFilterOptions } from './search-info.ts';
import {
  KeywordSearchResults,
  LookupMetadata,
  SearchFilterMetadata,
  SearchFilterOptions,
  SearchResults,
} from './search-responses.ts';

export const searchAnswers = [
  answers(getSearchFilterMetadata, { 200: SearchFilterMetadata }),
  answers(getSearchFilterOptions, { 200: SearchFilterOptions }),
  answers(getLookupMetadata, { 200: LookupMetadata }),
  answers(getSearchResults, { 200: SearchResults }),
  answers(getKeywordSearchResults, { 200: KeywordSearchResults }),
  answers(getLookupRecords, { 200: LookupRecords }),
  answers(getLookupRecordsByField, { 200: LookupRecords }),
  answers(getLookupRecordsByTarget, { 200: LookupRecords }),
];
