import { answers } from '../answer.ts';
import {
  createListInfo,
  deleteListInfo,
  getListInfoByListViewId,
  getListInfoByName,
  getListInfosByName,
  getMruListInfo,
  updateListInfoByName,
} from './list-info.ts';
import { ListInfo, ListInfoBatch, ListRefusal } from './list-info-responses.ts';
import { getListObjectInfo } from './list-object-info.ts';
import { ListObjectInfo } from './list-object-info-responses.ts';
import { getListPreferences, updateListPreferences } from './list-preferences.ts';
import { ListPreferences } from './list-preferences-responses.ts';
import { getListRecordsByApiName, getListRecordsByListViewId, getMruListRecords } from './list-records.ts';
import { ListRecords } from './list-records-responses.ts';
import { getListInfosByObjectName, getListViewSummaryCollection } from './list-summary.ts';
import { ListInfoSummaries, ListViewSummaries } from './list-summary-responses.ts';
import { getListUiByApiName, getListUiByListViewId, getMruListUi } from './list-ui.ts';
import { ListUi } from './list-ui-responses.ts';
import { getRecentRecords } from './recent-records.ts';
import { RecentRecords } from './recent-records-responses.ts';

/** Beside the one call in `recordAnswers`. */
export const listAnswers = [
  answers(getListRecordsByApiName, { 200: ListRecords }),
  answers(getListRecordsByListViewId, { 200: ListRecords }),
  answers(getMruListRecords, { 200: ListRecords }),
  answers(getListUiByApiName, { 200: ListUi }),
  answers(getListUiByListViewId, { 200: ListUi }),
  answers(getMruListUi, { 200: ListUi }),
  answers(getListViewSummaryCollection, { 200: ListViewSummaries }),
  answers(getListInfosByObjectName, { 200: ListInfoSummaries }),
  answers(getListInfosByName, { 200: ListInfoBatch }),
  answers(getListInfoByName, { 200: ListInfo }),
  answers(getListInfoByListViewId, { 200: ListInfo }),
  answers(getMruListInfo, { 200: ListInfo }),
  answers(createListInfo, { 201: ListInfo }, ListRefusal),
  answers(updateListInfoByName, { 200: ListInfo }, ListRefusal),
  answers(deleteListInfo, { 204: null }),
  answers(getListObjectInfo, { 200: ListObjectInfo }),
  answers(getListPreferences, { 200: ListPreferences }),
  answers(updateListPreferences, { 200: ListPreferences }),
  answers(getRecentRecords, { 200: RecentRecords }),
];
