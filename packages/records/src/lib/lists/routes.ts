import { isRecordId } from '@relab/contract';
import {
  createListInfo,
  deleteListInfo,
  getListInfoByListViewId,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListObjectInfo,
  getListPreferences,
  getListRecordsByApiName,
  getListRecordsByListViewId,
  getListRecordsByName,
  getListUiByApiName,
  getListUiByListViewId,
  getListViewSummaryCollection,
  getMruListInfo,
  getMruListRecords,
  getMruListUi,
  type ListInfo,
  updateListInfoByName,
  updateListPreferences,
} from '@relab/contract/records';
import { etagHeaders, Reply, type Route, route, routeWhen } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { requireList, requireListById } from './find-lists.ts';
import { listInfo } from './list-info.ts';
import { listInfos } from './list-infos.ts';
import { listObjectInfo } from './list-object-info.ts';
import { listPreferences, updateListPreferences as update } from './list-preferences.ts';
import { listRecords } from './list-records.ts';
import { listInfoSummaries, listViewSummaries } from './list-summaries.ts';
import { openListInfo, openListUi } from './open-list.ts';
import { createList, deleteList, updateList } from './write-list.ts';

/** The list of what the caller has seen last, by name. */
const recent = '__Recent';

const answered = (info: ListInfo, status = 200): Reply<ListInfo> =>
  new Reply(info, status, etagHeaders(info.eTag));

/** A list view's id, where an object's name may stand too. */
const isListViewId = (text: string): boolean => isRecordId(text) && text.startsWith('00B');

export function listRoutes(records: ToRecords): readonly Route[] {
  return [
    ...recordRoutes(records),
    ...infoRoutes(records),
    route(getListObjectInfo, async ({ objectApiName }, context) =>
      listObjectInfo(objectApiName, records(context)),
    ),
    route(getListPreferences, async ({ objectApiName, listViewApiName }, context) => {
      const own = records(context);
      return listPreferences(await requireList(objectApiName, listViewApiName, own), own);
    }),
    route(updateListPreferences, async ({ objectApiName, listViewApiName, ...input }, context) => {
      const own = records(context);
      return await update(await requireList(objectApiName, listViewApiName, own), input, own);
    }),
  ];
}

function recordRoutes(records: ToRecords): readonly Route[] {
  return [
    route(getListRecordsByName, async (config, context) => {
      const own = records(context);
      return await listRecords(
        await requireList(config.objectApiName, config.listViewApiName, own),
        config,
        own,
      );
    }),
    route(getListRecordsByApiName, async (config, context) => {
      const own = records(context);
      return await listRecords(
        await requireList(config.objectApiName, config.listViewApiName, own),
        config,
        own,
      );
    }),
    route(getListRecordsByListViewId, async (config, context) => {
      const own = records(context);
      return await listRecords(await requireListById(config.listViewId, own), config, own);
    }),
    route(getMruListRecords, async (config, context) => {
      const own = records(context);
      return await listRecords(await requireList(config.objectApiName, recent, own), config, own);
    }),
    route(getListUiByApiName, async (config, context) => {
      const own = records(context);
      return await openListUi(
        await requireList(config.objectApiName, config.listViewApiName, own),
        config,
        own,
      );
    }),
    routeWhen(
      isListViewId,
      route(getListUiByListViewId, async (config, context) => {
        const own = records(context);
        return await openListUi(await requireListById(config.listViewId, own), config, own);
      }),
    ),
    route(getMruListUi, async (config, context) => {
      const own = records(context);
      return await openListUi(await requireList(config.objectApiName, recent, own), config, own);
    }),
    route(getListViewSummaryCollection, ({ objectApiName, ...request }, context) =>
      listViewSummaries(objectApiName, request, records(context)),
    ),
  ];
}

function infoRoutes(records: ToRecords): readonly Route[] {
  return [
    route(getListInfoByName, async ({ objectApiName, listViewApiName }, context) => {
      const own = records(context);
      return answered(await openListInfo(await requireList(objectApiName, listViewApiName, own), own));
    }),
    routeWhen(
      isListViewId,
      route(getListInfoByListViewId, async ({ listViewId }, context) => {
        const own = records(context);
        return answered(await openListInfo(await requireListById(listViewId, own), own));
      }),
    ),
    route(getMruListInfo, async ({ objectApiName }, context) => {
      const own = records(context);
      return answered(listInfo(await requireList(objectApiName, recent, own), own));
    }),
    route(getListInfosByObjectName, ({ objectApiName, ...request }, context) =>
      listInfoSummaries(objectApiName, request, records(context)),
    ),
    route(getListInfosByName, (request, context) => listInfos(request, records(context))),
    route(createListInfo, async ({ objectApiName, ...input }, context) =>
      answered(await createList(objectApiName, input, records(context)), 201),
    ),
    route(updateListInfoByName, async ({ objectApiName, listViewApiName, ...input }, context) =>
      answered(await updateList(objectApiName, listViewApiName, input, records(context))),
    ),
    route(deleteListInfo, async ({ objectApiName, listViewApiName }, context) => {
      await deleteList(objectApiName, listViewApiName, records(context));
      return null;
    }),
  ];
}
