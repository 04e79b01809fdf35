import type { RelatedListRecords } from '@relab/contract/records';
import { ApiError } from '@relab/server/http';
import { invalidType, noRelatedListSupport } from '../errors.ts';
import { isReadable, type List } from '../lists/list.ts';
import { mayAny, type Reader } from '../objects/access.ts';
import type { RelatedList as Declared } from '../objects/list-view.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { ChildRelationship } from '../objects/objects.ts';
import { mayFollow } from '../records/child-records.ts';

/** Child records, as they are shown with their parent. */
export interface RelatedList {
  /** The name of the relationship. */
  readonly id: string;
  readonly parent: ObjectDeclaration;
  readonly relationship: ChildRelationship;
  /** The same as a list of its records: what is shown of them, by which filters, in which order. */
  readonly list: List;
}

/** What nobody declared shows the name and when it was changed last. */
const usual = ({ child }: ChildRelationship): Declared => ({
  columns: [child.nameField, 'LastModifiedDate'],
  sortBy: [child.nameField],
});

function relatedList(parent: ObjectDeclaration, relationship: ChildRelationship): RelatedList {
  const { label, ...declared } = parent.relatedLists[relationship.name] ?? usual(relationship);
  const key = `related:${parent.apiName}.${relationship.name}`;
  const list: List = {
    id: key,
    key,
    object: relationship.child,
    apiName: relationship.name,
    view: { ...declared, label: label ?? relationship.child.labelPlural },
    visibility: 'Public',
    sharedWith: [],
    ownerId: null,
    version: 1,
  };
  return { id: relationship.name, parent, relationship, list };
}

/** Whoever may not read the reference, or what the list selects by, could tell it from what is in the list. */
const isSeen = ({ relationship, list }: RelatedList, reader: Reader): boolean =>
  mayFollow(relationship, reader.principal) && isReadable(list, reader);

/**
 * Those that the caller may see: the declared ones in their order, then all others. What may refer to any record would
 * stand on every page: it is listed where it is declared, and found by its name everywhere.
 */
export function relatedListsOf(parent: ObjectDeclaration, reader: Reader): readonly RelatedList[] {
  const { objects } = reader;
  const relationships = objects.relationships(parent.apiName);
  const names = new Set([...Object.keys(parent.relatedLists), ...objects.children(parent.apiName).keys()]);
  return [...names].flatMap((name) => {
    const relationship = relationships.get(name);
    const found = relationship && relatedList(parent, relationship);
    return found && isSeen(found, reader) ? found : [];
  });
}

/** Names have no case, unless one is spelled just so; INVALID_TYPE for an unknown one. */
export function findRelatedList(
  parent: ObjectDeclaration,
  id: string,
  reader: Reader,
): RelatedList | ApiError {
  const relationships = reader.objects.relationships(parent.apiName);
  const lower = id.toLowerCase();
  const relationship =
    relationships.get(id) ?? [...relationships.values()].find(({ name }) => name.toLowerCase() === lower);
  const found = relationship && relatedList(parent, relationship);
  if (found && isSeen(found, reader)) return found;
  return invalidType('The related lists UI API currently does not support this related list');
}

/** Throws INVALID_TYPE. */
export function requireRelatedList(parent: ObjectDeclaration, id: string, reader: Reader): RelatedList {
  const found = findRelatedList(parent, id, reader);
  if (found instanceof ApiError) throw found;
  return found;
}

export const isFound = (found: RelatedList | ApiError): found is RelatedList => !(found instanceof ApiError);

/** Throws INVALID_TYPE for an object that is not there and for one that the caller may not read alike. */
export function requireParentObject(apiName: string, { objects, principal }: Reader): ObjectDeclaration {
  const object = objects.get(apiName);
  if (object && mayAny(object, principal, 'read')) return object;
  throw noRelatedListSupport();
}

/** D-082. */
export const relatedListReference = (
  { id, parent }: RelatedList,
  of: { readonly recordId?: string; readonly recordTypeId?: string | undefined } = {},
): RelatedListRecords['listReference'] => ({
  id: null,
  inContextOfRecordId: of.recordId ?? null,
  listViewApiName: null,
  objectApiName: null,
  parentObjectApiName: parent.apiName,
  recordTypeId: of.recordTypeId ?? null,
  relatedListId: id,
  type: 'relatedList',
});
