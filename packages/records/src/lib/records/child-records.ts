import type { RecordCollection } from '@relab/contract/records';
import { sql } from 'kysely';
import { illegalQueryParameter, limitExceeded, outsideRange } from '../errors.ts';
import { mayAny, mayReadField } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { ChildRelationship } from '../objects/objects.ts';
import { readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type RequestedFields, selectRequested } from '../query/requested-fields.ts';
import { childrenUrls } from './children-url.ts';

export interface RequestedChildren {
  readonly childRelationships?: readonly string[] | undefined;
  /** Records of each collection; 50 unless told otherwise. */
  readonly pageSize?: number | undefined;
}

const sizes = { usual: 50, most: 2_000 };
const maxRelationships = 10;

/** What is asked of the records below one, and what is left for the record itself. */
export interface ChildSelection {
  readonly own: RequestedFields;
  readonly relationships: readonly {
    readonly relationship: ChildRelationship;
    readonly requested: RequestedFields;
  }[];
}

function requireRelationship(
  object: ObjectDeclaration,
  asked: string,
  { objects, principal }: RecordsContext,
): ChildRelationship {
  const name = asked.startsWith(`${object.apiName}.`) ? asked.slice(object.apiName.length + 1) : asked;
  const relationship = objects.children(object.apiName).get(name);
  const field = relationship?.child.fields[relationship.field];
  if (
    relationship &&
    field &&
    mayAny(relationship.child, principal, 'read') &&
    mayReadField(field, principal)
  )
    return relationship;
  throw illegalQueryParameter(
    `There is no child relationship ${name.slice(0, 100)} on entity ${object.apiName}.`,
  );
}

/** `Account.Contacts.Name`, `Contacts.Name` and, unless it is the same object, `Contact.Name` are asked of the contacts. */
function fieldOf(object: ObjectDeclaration, { name, child }: ChildRelationship, asked: string) {
  const heads = [`${object.apiName}.${name}.`, `${name}.`];
  if (child !== object) heads.push(`${child.apiName}.`);
  const head = heads.find((one) => asked.startsWith(one));
  return head === undefined ? undefined : `${child.apiName}.${asked.slice(head.length)}`;
}

/** Shares the fields out among a record and the records below it. Of those nothing is said of, the name is shown. */
export function selectChildren(
  object: ObjectDeclaration,
  requested: RequestedFields & RequestedChildren,
  context: RecordsContext,
): ChildSelection {
  const names = [...new Set(requested.childRelationships)];
  if (names.length > maxRelationships)
    throw limitExceeded(`At most ${maxRelationships} child relationships are read at once.`);
  const downs = names.map((name) => requireRelationship(object, name, context));
  const ofWay = (relationship: ChildRelationship, list: readonly string[] = []) =>
    list.flatMap((name) => fieldOf(object, relationship, name.trim()) ?? []);
  const isOwn = (name: string): boolean =>
    downs.every((relationship) => fieldOf(object, relationship, name.trim()) === undefined);
  const relationships = downs.map((relationship) => {
    const fields = ofWay(relationship, requested.fields);
    const optionalFields = ofWay(relationship, requested.optionalFields);
    const named = fields.length + optionalFields.length > 0;
    return {
      relationship,
      requested: { fields, optionalFields: named ? optionalFields : ['Id', relationship.child.nameField] },
    };
  });
  const own = {
    ...requested,
    fields: requested.fields?.filter(isOwn),
    optionalFields: requested.optionalFields?.filter(isOwn),
  };
  return { own, relationships };
}

/** The first page of the records below one, in the order of their ids. One statement for each relationship. */
export async function readChildren(
  recordId: string,
  { relationships }: ChildSelection,
  pageSize: number | undefined,
  context: RecordsContext,
): Promise<Record<string, RecordCollection>> {
  const size = pageSize ?? sizes.usual;
  if (size < 1 || size > sizes.most) throw outsideRange(`pageSize must be between 1 and ${sizes.most}`);
  const collections: Record<string, RecordCollection> = {};
  for (const { relationship, requested } of relationships) {
    const below = sql<boolean>`${sql.ref(`t0.${columnName(relationship.field)}`)} = ${recordId}`;
    const page = await readPage(
      relationship.child,
      {
        selection: selectRequested(relationship.child, requested, context),
        conditions: [below],
        sorts: [],
        pageSize: size,
      },
      context,
    );
    const url = childrenUrls(recordId, relationship.name, requested, size);
    collections[relationship.name] = {
      count: page.records.length,
      currentPageToken: '0',
      currentPageUrl: url('0'),
      nextPageToken: page.nextPageToken,
      nextPageUrl: url(page.nextPageToken),
      previousPageToken: null,
      previousPageUrl: null,
      records: [...page.records],
    };
  }
  return collections;
}
