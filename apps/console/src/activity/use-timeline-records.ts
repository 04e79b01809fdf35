import {
  getLayout,
  getListInfosByObjectName,
  getListRecordsByName,
  getObjectInfo,
} from '@relab/client/records';
import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { useSuspendingReads } from '@relab/react';
import { useRelatedListRecordsBatch } from '@relab/react/records';
import { useMemo } from 'react';
import {
  addressFilter,
  fieldsOf,
  orderOf,
  referringObjects,
  type TimelineObject,
  timelineObject,
} from './timeline-objects.ts';

/** The newest of each relationship. */
const pageSize = 100;
/** So many related lists are read by one request. */
const maxLists = 50;

export interface TimelineRecord {
  readonly object: TimelineObject;
  readonly record: RecordRepresentation;
}

/** Objects whose records may be about the record. Suspends. */
export function useTimelineObjects(parent: ObjectInfo): readonly TimelineObject[] {
  const names = referringObjects(parent);
  const infos = useSuspendingReads(names.map((objectApiName) => [getObjectInfo, { objectApiName }] as const));
  const layouts = useSuspendingReads(
    names.map(
      (objectApiName) => [getLayout, { objectApiName, layoutType: 'Compact', mode: 'View' }] as const,
    ),
  );
  return useMemo(
    () =>
      infos.flatMap((info, index) => {
        const layout = layouts[index];
        return (layout && timelineObject(parent, info, layout)) ?? [];
      }),
    [parent, infos, layouts],
  );
}

/** What was sent to the record's addresses: in any view of its object, with other filters than the view's. Suspends. */
function useAddressedRecords(
  record: RecordRepresentation,
  parent: ObjectInfo,
  objects: readonly TimelineObject[],
): readonly TimelineRecord[] {
  const filtered = objects.flatMap((object) => {
    const where = addressFilter(record, parent, object);
    return where === undefined ? [] : [{ object, where }];
  });
  const views = useSuspendingReads(
    filtered.map(
      ({ object }) =>
        [getListInfosByObjectName, { objectApiName: object.info.apiName, pageSize: 1 }] as const,
    ),
  );
  const lists = filtered.flatMap(({ object, where }, index) => {
    const listViewApiName = views[index]?.lists[0]?.apiName;
    return listViewApiName == null ? [] : [{ object, where, listViewApiName }];
  });
  const pages = useSuspendingReads(
    lists.map(
      ({ object, where, listViewApiName }) =>
        [
          getListRecordsByName,
          {
            objectApiName: object.info.apiName,
            listViewApiName,
            filteredByInfo: [],
            scope: { apiName: 'everything' },
            where,
            optionalFields: fieldsOf(object),
            sortBy: orderOf(object),
            pageSize,
          },
        ] as const,
    ),
  );
  return lists.flatMap(({ object }, index) =>
    (pages[index]?.records ?? []).map((found) => ({ object, record: found })),
  );
}

/** Records that are about a record, each once, by whichever of their references. Suspends until the objects are loaded. */
export function useTimelineRecords(
  record: RecordRepresentation,
  parent: ObjectInfo,
  objects: readonly TimelineObject[],
): readonly TimelineRecord[] {
  const lists = objects
    .flatMap((object) => object.relationships.map((relatedListId) => ({ object, relatedListId })))
    .slice(0, maxLists);
  const addressed = useAddressedRecords(record, parent, objects);
  const { data } = useRelatedListRecordsBatch(
    lists.length > 0
      ? {
          parentRecordId: record.id,
          relatedListParameters: lists.map(({ object, relatedListId }) => ({
            relatedListId,
            optionalFields: fieldsOf(object),
            sortBy: orderOf(object),
            pageSize,
          })),
        }
      : null,
  );
  const referring = lists.flatMap(({ object }, index): readonly TimelineRecord[] => {
    const { result } = data?.results[index] ?? {};
    return result && 'records' in result ? result.records.map((found) => ({ object, record: found })) : [];
  });
  const byId = new Map([...referring, ...addressed].map((entry) => [entry.record.id, entry]));
  return [...byId.values()];
}
