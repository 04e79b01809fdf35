import {
  getRecordChildren,
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByNames,
  getRelatedListRecordsByName,
  getRelatedListsCount,
  getRelatedListsInfo,
  updateRelatedListInfo,
  updateRelatedListPreferences,
} from '@relab/contract/records';
import { type Route, readsReplica, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { requireNames } from './list-names.ts';
import { recordChildren } from './record-children.ts';
import { countRelatedList, countRelatedLists } from './related-list-counts.ts';
import { relatedListInfo, relatedListInfos, updateInfo } from './related-list-info.ts';
import {
  relatedListPreferences,
  relatedListPreferencesBatch,
  updatePreferences,
} from './related-list-preferences.ts';
import { relatedListRecords, relatedListRecordsBatch } from './related-list-records.ts';
import { relatedListSummaries } from './related-list-summaries.ts';

/** Child records: which lists there are, how many records, and a page of them. */
export function relatedListRoutes(records: ToRecords): readonly Route[] {
  return [...infoRoutes(records), ...recordRoutes(records).map(readsReplica)];
}

function infoRoutes(records: ToRecords): readonly Route[] {
  return [
    route(getRelatedListsInfo, async ({ parentObjectApiName, recordTypeId }, context) =>
      relatedListSummaries(parentObjectApiName, recordTypeId, records(context)),
    ),
    route(getRelatedListInfo, ({ parentObjectApiName, relatedListId, ...request }, context) =>
      relatedListInfo(parentObjectApiName, relatedListId, request, records(context)),
    ),
    route(getRelatedListInfoBatch, ({ parentObjectApiName, relatedListNames, ...request }, context) =>
      relatedListInfos(parentObjectApiName, relatedListNames, request, records(context)),
    ),
    route(updateRelatedListInfo, ({ parentObjectApiName, relatedListId, ...input }, context) =>
      updateInfo(parentObjectApiName, relatedListId, input, records(context)),
    ),
    route(getRelatedListPreferences, ({ preferencesId }, context) =>
      relatedListPreferences(preferencesId, records(context)),
    ),
    route(getRelatedListPreferencesBatch, ({ preferencesIds }, context) =>
      relatedListPreferencesBatch(preferencesIds, records(context)),
    ),
    route(updateRelatedListPreferences, ({ preferencesId, ...input }, context) =>
      updatePreferences(preferencesId, input, records(context)),
    ),
  ];
}

/** Pages and counts of child records. */
function recordRoutes(records: ToRecords): readonly Route[] {
  return [
    route(getRelatedListRecords, ({ parentRecordId, relatedListId, ...request }, context) =>
      relatedListRecords(parentRecordId, relatedListId, request, records(context)),
    ),
    route(getRelatedListRecordsByName, ({ parentRecordId, relatedListId, ...request }, context) =>
      relatedListRecords(parentRecordId, relatedListId, request, records(context)),
    ),
    route(getRelatedListRecordsBatch, ({ parentRecordId, relatedListParameters }, context) =>
      relatedListRecordsBatch(parentRecordId, relatedListParameters, records(context)),
    ),
    route(getRelatedListRecordsBatchByNames, ({ parentRecordId, relatedListNames, ...request }, context) => {
      const lists = requireNames(relatedListNames).map((relatedListId) => ({ ...request, relatedListId }));
      return relatedListRecordsBatch(parentRecordId, lists, records(context));
    }),
    route(getRelatedListCount, ({ parentRecordId, relatedListId, maxCount }, context) =>
      countRelatedList(parentRecordId, relatedListId, maxCount, records(context)),
    ),
    route(getRelatedListsCount, ({ parentRecordId, relatedListNames, maxCount }, context) =>
      countRelatedLists(parentRecordId, relatedListNames, maxCount, records(context)),
    ),
    route(getRecordChildren, ({ recordId, relationshipName, ...request }, context) =>
      recordChildren(recordId, relationshipName, request, records(context)),
    ),
  ];
}
