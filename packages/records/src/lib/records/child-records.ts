import type { RecordCollection } from '@relab/contract/records';
import { type JsonText, jsonObject } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { illegalQueryParameter, limitExceeded, outsideRange } from '../errors.ts';
import { mayAny, mayReadField, type Reader } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { ChildRelationship } from '../objects/objects.ts';
import { pageMembers, pageUrls } from '../query/page-members.ts';
import { readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type RequestedFields, selectRequested } from '../query/requested-fields.ts';
import type { Selection } from '../query/selection.ts';

export interface RequestedChildren {
  readonly childRelationships?: readonly string[] | undefined;
  /** Records of each collection; 50 by default. */
  readonly pageSize?: number | undefined;
}

const sizes = { usual: 50, most: 2_000 };
const maxRelationships = 10;

/** The fields requested of child records, and those of the record itself. */
export interface ChildSelection {
  readonly own: RequestedFields;
  readonly children: readonly {
    readonly relationship: ChildRelationship;
    readonly requested: RequestedFields;
  }[];
}

/** A child relationship of an object; undefined for one that the caller may not follow. */
export function findRelationship(
  object: ObjectDeclaration,
  name: string,
  { objects, principal }: Reader,
): ChildRelationship | undefined {
  const relationship = objects.relationships(object.apiName).get(name);
  return relationship && mayFollow(relationship, principal) ? relationship : undefined;
}

export function mayFollow({ child, field }: ChildRelationship, principal: Principal): boolean {
  const reference = child.fields[field];
  return reference !== undefined && mayAny(child, principal, 'read') && mayReadField(reference, principal);
}

/** The fields of child records; where none are named, their name. */
export const childFields = (
  child: ObjectDeclaration,
  fields: readonly string[] = [],
  optionalFields: readonly string[] = [],
): Required<Pick<RequestedFields, 'fields' | 'optionalFields'>> => ({
  fields,
  optionalFields: fields.length + optionalFields.length > 0 ? optionalFields : ['Id', child.nameField],
});

function requireRelationship(
  object: ObjectDeclaration,
  text: string,
  context: RecordsContext,
): ChildRelationship {
  const name = text.startsWith(`${object.apiName}.`) ? text.slice(object.apiName.length + 1) : text;
  const relationship = findRelationship(object, name, context);
  if (relationship) return relationship;
  throw illegalQueryParameter(
    `There is no child relationship ${name.slice(0, 100)} on entity ${object.apiName}.`,
  );
}

/** `Account.Contacts.Name`, `Contacts.Name` and, unless it is the same object, `Contact.Name` are fields of the contacts. */
function fieldOf(object: ObjectDeclaration, { name, child }: ChildRelationship, asked: string) {
  const heads = [`${object.apiName}.${name}.`, `${name}.`];
  if (child !== object) heads.push(`${child.apiName}.`);
  const head = heads.find((one) => asked.startsWith(one));
  return head === undefined ? undefined : `${child.apiName}.${asked.slice(head.length)}`;
}

/** Divides the fields between a record and its child records. Where none of the children's are named, their name is shown. */
export function selectChildren(
  object: ObjectDeclaration,
  requested: RequestedFields & RequestedChildren,
  context: RecordsContext,
): ChildSelection {
  const names = [...new Set(requested.childRelationships)];
  if (names.length > maxRelationships)
    throw limitExceeded(`At most ${maxRelationships} child relationships are read at once.`);
  const relationships = names.map((name) => requireRelationship(object, name, context));
  const fieldsOf = (relationship: ChildRelationship, list: readonly string[] = []) =>
    list.flatMap((name) => fieldOf(object, relationship, name.trim()) ?? []);
  const isOwn = (name: string): boolean =>
    relationships.every((relationship) => fieldOf(object, relationship, name.trim()) === undefined);
  return {
    own: {
      ...requested,
      fields: requested.fields?.filter(isOwn),
      optionalFields: requested.optionalFields?.filter(isOwn),
    },
    children: relationships.map((relationship) => ({
      relationship,
      requested: childFields(
        relationship.child,
        fieldsOf(relationship, requested.fields),
        fieldsOf(relationship, requested.optionalFields),
      ),
    })),
  };
}

/** A page of child records, in the order of their ids. One statement. */
export async function readChildPage(
  recordId: string,
  { name, child, field }: ChildRelationship,
  selection: Selection,
  { fields, optionalFields }: RequestedFields,
  { pageSize, pageToken = '0' }: { readonly pageSize: number; readonly pageToken?: string },
  context: RecordsContext,
): Promise<JsonText<RecordCollection>> {
  const conditions = [sql<boolean>`${sql.ref(`t0.${columnName(field)}`)} = ${recordId}`];
  const page = await readPage(child, { selection, conditions, sorts: [], pageSize, pageToken }, context);
  const query = { fields: fields?.join(), optionalFields: optionalFields?.join() };
  const url = pageUrls(`records/${recordId}/child-relationships/${name}`, pageSize, query);
  return jsonObject(pageMembers(page, pageToken, url));
}

/** The first page of child records. One statement for each relationship. */
export async function readChildren(
  recordId: string,
  { children }: ChildSelection,
  pageSize: number = sizes.usual,
  context: RecordsContext,
): Promise<Record<string, JsonText<RecordCollection>>> {
  if (pageSize < 1 || pageSize > sizes.most)
    throw outsideRange(`pageSize must be between 1 and ${sizes.most}`);
  const collections: Record<string, JsonText<RecordCollection>> = {};
  for (const { relationship, requested } of children) {
    const selection = selectRequested(relationship.child, requested, context);
    const page = readChildPage(recordId, relationship, selection, requested, { pageSize }, context);
    collections[relationship.name] = await page;
  }
  return collections;
}
