import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import {
  createListInfo,
  deleteListInfo,
  getListInfoByListViewId,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getMruListInfo,
  updateListInfoByName,
} from './list-info.ts';
import { ListError, ListInfo, ListInfoBatch } from './list-info-schemas.ts';
import { getListObjectInfo } from './list-object-info.ts';
import { ListObjectInfo } from './list-object-info-schemas.ts';
import { getListPreferences, updateListPreferences } from './list-preferences.ts';
import { ListPreferences } from './list-preferences-schemas.ts';
import {
  getListRecordsByApiName,
  getListRecordsByListViewId,
  getListRecordsByName,
  getMruListRecords,
} from './list-records.ts';
import { ListRecords } from './list-records-schemas.ts';
import { ListInfoSummaries, ListViewSummaries } from './list-summary-schemas.ts';
import { getListUiByApiName, getListUiByListViewId, getMruListUi } from './list-ui.ts';
import { ListUi } from './list-ui-schemas.ts';
import { getListViewSummaryCollection } from './list-view-summary.ts';
import { getRecentRecords } from './recent-records.ts';
import { RecentRecords } from './recent-records-schemas.ts';

/** What the calls of this folder respond. */
export const listsCalls: readonly DescribedCall[] = [
  responses(getListInfoByName, { 200: ListInfo }),
  responses(getListInfosByObjectName, {
    200: ListInfoSummaries,
  }),
  responses(getListInfoByListViewId, { 200: ListInfo }),
  responses(getMruListInfo, { 200: ListInfo }),
  responses(getListInfosByName, { 200: ListInfoBatch }),
  responses(createListInfo, { 201: ListInfo }, ListError),
  responses(updateListInfoByName, { 200: ListInfo }, ListError),
  responses(deleteListInfo, { 204: null }),
  responses(getListObjectInfo, { 200: ListObjectInfo }),
  responses(getListPreferences, { 200: ListPreferences }),
  responses(updateListPreferences, { 200: ListPreferences }),
  responses(getListRecordsByName, { 200: ListRecords }),
  responses(getListRecordsByApiName, { 200: ListRecords }),
  responses(getListRecordsByListViewId, {
    200: ListRecords,
  }),
  responses(getMruListRecords, { 200: ListRecords }),
  responses(getListUiByApiName, { 200: ListUi }),
  responses(getListUiByListViewId, { 200: ListUi }),
  responses(getMruListUi, { 200: ListUi }),
  responses(getListViewSummaryCollection, {
    200: ListViewSummaries,
  }),
  responses(getRecentRecords, { 200: RecentRecords }),
];
