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
  type ListRecords,
  updateListInfoByName,
  updateListPreferences,
} from '@relab/contract/records';
import {
  type Context,
  etagHeaders,
  type JsonText,
  Reply,
  type Route,
  readsReplica,
  route,
  routeWhen,
} from '@relab/server/http';
import type { RecordsContext, ToRecords } from '../query/records-context.ts';
import { findListRecords } from './declared-list-records.ts';
import { type ListIdentifier, listNamed, requireList, requireListById } from './find-lists.ts';
import type { SeenList } from './list.ts';
import { listInfo } from './list-info.ts';
import { listInfos } from './list-infos.ts';
import { listObjectInfo } from './list-object-info.ts';
import { listPreferences, updateListPreferences as update } from './list-preferences.ts';
import type { ListRequest } from './list-records.ts';
import { listInfoSummaries, listViewSummaries } from './list-summaries.ts';
import { openListInfo, openListUi } from './open-list.ts';
import { createList, deleteList, updateList } from './write-list.ts';

/** The list of what the caller has seen last, by name. */
const recent = '__Recent';

const withETag = (info: ListInfo, status = 200): Reply<ListInfo> =>
  new Reply(info, status, etagHeaders(info.eTag));

/** A list view's id, where an object's name may stand too. */
const isListViewId = (text: string): boolean => isRecordId(text) && text.startsWith('00B');

interface NamedList {
  readonly objectApiName: string;
  readonly listViewApiName: string;
}

type FindList<Config> = (config: Config, context: RecordsContext) => Promise<SeenList>;

const byName: FindList<NamedList> = (config, context) =>
  requireList(config.objectApiName, config.listViewApiName, context);
const byId: FindList<{ readonly listViewId: string }> = ({ listViewId }, context) =>
  requireListById(listViewId, context);
const mostRecent: FindList<{ readonly objectApiName: string }> = ({ objectApiName }, context) =>
  requireList(objectApiName, recent, context);

type NameList<Config> = (config: Config, context: RecordsContext) => ListIdentifier;

const nameOf: NameList<NamedList> = ({ objectApiName, listViewApiName }, context) =>
  listNamed(objectApiName, listViewApiName, context);
const recentOf: NameList<{ readonly objectApiName: string }> = ({ objectApiName }, context) =>
  listNamed(objectApiName, recent, context);

export function listRoutes(records: ToRecords): readonly Route[] {
  /** The handler of a call about one list: finds the list and passes it on with the request. */
  const ofList =
    <Config, Request, Response>(
      find: FindList<Config>,
      work: (list: SeenList, request: Request, context: RecordsContext) => Promise<Response>,
    ) =>
    async (config: Config & Request, context: Context): Promise<Response> => {
      const own = records(context);
      return await work(await find(config, own), config, own);
    };
  /** The handler of a call for a page of a list. */
  const recordsOf =
    <Config>(name: NameList<Config>) =>
    async (config: Config & ListRequest, context: Context): Promise<JsonText<ListRecords>> => {
      const own = records(context);
      return await findListRecords(name(config, own), config, own);
    };
  const openInfo = async (list: SeenList, _: unknown, context: RecordsContext) =>
    withETag(await openListInfo(list, context));
  return [
    readsReplica(route(getListRecordsByName, recordsOf(nameOf))),
    readsReplica(route(getListRecordsByApiName, recordsOf(nameOf))),
    readsReplica(
      route(
        getListRecordsByListViewId,
        recordsOf(({ listViewId }: { readonly listViewId: string }) => ({ id: listViewId })),
      ),
    ),
    route(getMruListRecords, recordsOf(recentOf)),
    route(getListUiByApiName, ofList(byName, openListUi)),
    routeWhen(isListViewId, route(getListUiByListViewId, ofList(byId, openListUi))),
    route(getMruListUi, ofList(mostRecent, openListUi)),
    route(getListViewSummaryCollection, ({ objectApiName, ...request }, context) =>
      listViewSummaries(objectApiName, request, records(context)),
    ),
    route(getListInfoByName, ofList(byName, openInfo)),
    routeWhen(isListViewId, route(getListInfoByListViewId, ofList(byId, openInfo))),
    route(
      getMruListInfo,
      ofList(mostRecent, async (list, _, context) => withETag(listInfo(list, context))),
    ),
    route(getListInfosByObjectName, ({ objectApiName, ...request }, context) =>
      listInfoSummaries(objectApiName, request, records(context)),
    ),
    route(getListInfosByName, (request, context) => listInfos(request, records(context))),
    route(createListInfo, async ({ objectApiName, ...input }, context) =>
      withETag(await createList(objectApiName, input, records(context)), 201),
    ),
    route(updateListInfoByName, async ({ objectApiName, listViewApiName, ...input }, context) =>
      withETag(await updateList(objectApiName, listViewApiName, input, records(context))),
    ),
    route(deleteListInfo, async ({ objectApiName, listViewApiName }, context) => {
      await deleteList(objectApiName, listViewApiName, records(context));
      return null;
    }),
    route(getListObjectInfo, async ({ objectApiName }, context) =>
      listObjectInfo(objectApiName, records(context)),
    ),
    route(
      getListPreferences,
      ofList(byName, async (list, _, context) => listPreferences(list, context)),
    ),
    route(updateListPreferences, ofList(byName, update)),
  ];
}
