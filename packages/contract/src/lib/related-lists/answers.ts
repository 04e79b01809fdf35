import { answers } from '../answer.ts';
import { getRelatedListCount, getRelatedListsCount } from './related-list-count.ts';
import { RelatedListCount, RelatedListCounts } from './related-list-count-responses.ts';
import {
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
} from './related-list-info.ts';
import { RelatedListInfo, RelatedListInfos, RelatedListSummaries } from './related-list-info-responses.ts';
import {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
} from './related-list-preferences.ts';
import { RelatedListPreferences, RelatedListPreferencesBatch } from './related-list-preferences-responses.ts';
import {
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByNames,
  getRelatedListRecordsByName,
} from './related-list-records.ts';
import { RelatedListRecords, RelatedListRecordsBatch } from './related-list-records-responses.ts';

export const relatedListAnswers = [
  answers(getRelatedListCount, { 200: RelatedListCount }),
  answers(getRelatedListsCount, { 200: RelatedListCounts }),
  answers(getRelatedListsInfo, { 200: RelatedListSummaries }),
  answers(getRelatedListInfo, { 200: RelatedListInfo }),
  answers(getRelatedListInfoBatch, { 200: RelatedListInfos }),
  answers(updateRelatedListInfo, { 200: RelatedListInfo }),
  answers(getRelatedListPreferences, { 200: RelatedListPreferences }),
  answers(getRelatedListPreferencesBatch, { 200: RelatedListPreferencesBatch }),
  answers(updateRelatedListPreferences, { 200: RelatedListPreferences }),
  answers(getRelatedListRecords, { 200: RelatedListRecords }),
  answers(getRelatedListRecordsBatch, { 200: RelatedListRecordsBatch }),
  answers(getRelatedListRecordsByName, { 200: RelatedListRecords }),
  answers(getRelatedListRecordsBatchByNames, { 200: RelatedListRecordsBatch }),
];
