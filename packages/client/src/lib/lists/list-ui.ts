import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { invalidConfig } from '../errors/errors.ts';
import { typedRead } from '../schema/typed-read-adapter.ts';
import { byId, byName, recent } from './list-naming.ts';
import { uiOptions } from './list-read.ts';
import { getListRecordsByListViewId, getListRecordsByName, getMruListRecords } from './list-records.ts';

/** D-165: the name that stands for the records that the user has seen last. */
export const recentListLiteral = 'MRU';

const uiByName = uiOptions(calls.getListUiByApiName, byName, getListRecordsByName);

/** D-141, X-07: guards the read by name against a config that belongs to the list of recent records. */
export const misplacedRecent = () => invalidConfig('how did MRU config get here?');

/**
 * A list's info and a page of its records (D-036), fresh as long as both are. The info is the one that
 * `getListInfoByName` shows, the records are those of `getListRecordsByName`.
 */
export const getListUiByApiName = typedRead(
  readAdapter(calls.getListUiByApiName, {
    ...uiByName,
    normalize(config) {
      if (config.listViewApiName === recentListLiteral) throw misplacedRecent();
      return uiByName.normalize?.(config) ?? config;
    },
  }),
);

/** A list view with its info and a page of records, by the list's id; otherwise like `getListUiByApiName`. */
export const getListUiByListViewId = typedRead(
  readAdapter(
    calls.getListUiByListViewId,
    uiOptions(calls.getListUiByListViewId, byId, getListRecordsByListViewId),
  ),
);

/** The list of the records of an object that the user has seen last, with its info and a page of them. */
export const getMruListUi = typedRead(
  readAdapter(calls.getMruListUi, uiOptions(calls.getMruListUi, recent, getMruListRecords)),
);
