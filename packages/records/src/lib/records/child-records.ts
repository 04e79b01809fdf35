import type { RecordCollection } from '@relab/contract/records';
import { sql } from 'kysely';
import { illegalQueryParameter, limitExceeded, outsideRange } from '../errors.ts';
import { mayAny, mayReadField } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { ChildRelationship } from '../objects/objects.ts';
import { readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { selectWanted, type WantedFields } from '../query/wanted.ts';
import { childrenUrls } from './children-url.ts';

export interface WantedChildren {
  readonly childRelationships?: readonly string[] | undefined;
  /** Records of each collection; 50 unless told otherwise. */
  readonly pageSize?: number | undefined;
}

const sizes = { usual: 50, most: 2_000 };
const mostRelationships = 10;

/** What is asked of the records below one, and what is left for the record itself. */
export interface ChildSelection {
  readonly own: WantedFields;
  readonly ways: readonly { readonly way: ChildRelationship; readonly wanted: WantedFields }[];
}

function wayDown(
  object: ObjectDeclaration,
  asked: string,
  { objects, principal }: RecordsContext,
): ChildRelationship {
  const name = asked.startsWith(`${object.apiName}.`) ? asked.slice(object.apiName.length + 1) : asked;
  const way = objects.children(object.apiName).get(name);
  const field = way?.child.fields[way.field];
  if (way && field && mayAny(way.child, principal, 'read') && mayReadField(field, principal)) return way;
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
  wanted: WantedFields & WantedChildren,
  context: RecordsContext,
): ChildSelection {
  const names = [...new Set(wanted.childRelationships)];
  if (names.length > mostRelationships)
    throw limitExceeded(`At most ${mostRelationships} child relationships are read at once.`);
  const downs = names.map((name) => wayDown(object, name, context));
  const ofWay = (way: ChildRelationship, list: readonly string[] = []) =>
    list.flatMap((name) => fieldOf(object, way, name.trim()) ?? []);
  const isOwn = (name: string): boolean =>
    downs.every((way) => fieldOf(object, way, name.trim()) === undefined);
  const ways = downs.map((way) => {
    const fields = ofWay(way, wanted.fields);
    const optionalFields = ofWay(way, wanted.optionalFields);
    const named = fields.length + optionalFields.length > 0;
    return {
      way,
      wanted: { fields, optionalFields: named ? optionalFields : ['Id', way.child.nameField] },
    };
  });
  const own = {
    ...wanted,
    fields: wanted.fields?.filter(isOwn),
    optionalFields: wanted.optionalFields?.filter(isOwn),
  };
  return { own, ways };
}

/** The first page of the records below one, in the order of their ids. One statement for each relationship. */
export async function readChildren(
  recordId: string,
  { ways }: ChildSelection,
  pageSize: number | undefined,
  context: RecordsContext,
): Promise<Record<string, RecordCollection>> {
  const size = pageSize ?? sizes.usual;
  if (size < 1 || size > sizes.most) throw outsideRange(`pageSize must be between 1 and ${sizes.most}`);
  const collections: Record<string, RecordCollection> = {};
  for (const { way, wanted } of ways) {
    const below = sql<boolean>`${sql.ref(`t0.${columnName(way.field)}`)} = ${recordId}`;
    const page = await readPage(
      way.child,
      {
        selection: selectWanted(way.child, wanted, context),
        conditions: [below],
        sorts: [],
        pageSize: size,
      },
      context,
    );
    const url = childrenUrls(recordId, way.name, wanted, size);
    collections[way.name] = {
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
