import { apiVersion } from '@relab/contract';
import type { RelatedListSummaries } from '@relab/contract/records';
import { findRecordType } from '../object-info/find-object.ts';
import { colorOf } from '../object-info/object-info.ts';
import type { Reader } from '../objects/access.ts';
import { relatedListsOf, requireParentObject } from './related-list.ts';

/** D-084: the related lists of an object that the caller may see. No statement. */
export function relatedListSummaries(
  parentObjectApiName: string,
  recordTypeId: string | undefined,
  reader: Reader,
): RelatedListSummaries {
  const parent = requireParentObject(parentObjectApiName, reader);
  const { id: typeId } = findRecordType(parent, recordTypeId);
  const path = `/services/data/${apiVersion}/ui-api/related-list-info/${parent.apiName}`;
  const relatedLists = relatedListsOf(parent, reader).map(({ id, relationship, list }) => ({
    entityLabel: relationship.child.label,
    entityLabelPlural: relationship.child.labelPlural,
    fieldApiName: relationship.field,
    keyPrefix: relationship.child.keyPrefix,
    label: list.view.label,
    objectApiName: relationship.child.apiName,
    parentFieldApiName: 'Id',
    relatedListId: id,
    relatedListInfoUrl: `${path}/${id}?recordTypeId=${typeId}`,
    themeInfo: { color: colorOf(relationship.child), iconUrl: null },
  }));
  return { parentObjectApiName: parent.apiName, parentRecordTypeId: typeId, relatedLists };
}
