import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { getRelatedListCount, getRelatedListsCount } from './related-list-count.ts';
import { RelatedListCount, RelatedListCounts } from './related-list-count-schemas.ts';
import {
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
} from './related-list-info.ts';
import { RelatedListInfo, RelatedListInfos, RelatedListSummaries } from './related-list-info-schemas.ts';
import {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
} from './related-list-preferences.ts';
import { RelatedListPreferences, RelatedListPreferencesBatch } from './related-list-preferences-schemas.ts';
import {
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByNames,
  getRelatedListRecordsByName,
} from './related-list-records.ts';
import { RelatedListRecords, RelatedListRecordsBatch } from './related-list-records-schemas.ts';

/** What the calls of this folder respond. */
export const relatedListsCalls: readonly DescribedCall[] = [
  responses(getRelatedListCount, { 200: RelatedListCount }),
  responses(getRelatedListsCount, { 200: RelatedListCounts }),
  responses(getRelatedListsInfo, { 200: RelatedListSummaries }),
  responses(getRelatedListInfo, { 200: RelatedListInfo }),
  responses(getRelatedListInfoBatch, { 200: RelatedListInfos }),
  responses(updateRelatedListInfo, { 200: RelatedListInfo }),
  responses(getRelatedListPreferences, {
    200: RelatedListPreferences,
  }),
  responses(getRelatedListPreferencesBatch, {
    200: RelatedListPreferencesBatch,
  }),
  responses(updateRelatedListPreferences, {
    200: RelatedListPreferences,
  }),
  responses(getRelatedListRecords, { 200: RelatedListRecords }),
  responses(getRelatedListRecordsByName, {
    200: RelatedListRecords,
  }),
  responses(getRelatedListRecordsBatchByNames, {
    200: RelatedListRecordsBatch,
  }),
  responses(getRelatedListRecordsBatch, {
    200: RelatedListRecordsBatch,
  }),
];
