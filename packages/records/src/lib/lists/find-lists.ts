import { type Database, sharedDatabase } from '@relab/database';
import { insufficientAccess, notFound } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { mayAny, type Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { rolesKey } from '../objects/objects-cache.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { createTickShare, shareKey } from '../query/tick-share.ts';
import { builtInList, declaredListById, isSharedWith } from './built-in-lists.ts';
import { isReadable, type List, noChoice, type SeenList } from './list.ts';
import {
  type ChoiceRow,
  choiceColumns,
  choiceOfRow,
  type ListRow,
  listColumns,
  listOfRow,
  visibleLists,
} from './stored-list.ts';

/** How a request names a list. */
export type ListIdentifier =
  | { readonly object: ObjectDeclaration; readonly name: string }
  | { readonly id: string };

const builtInListOf = (identifier: ListIdentifier, context: RecordsContext): List | undefined =>
  'id' in identifier
    ? declaredListById(context.objects, identifier.id)
    : builtInList(identifier.object, identifier.name, context.objects);

/** The row of a list, all of which are null where there is none, and what the caller has chosen of it. */
type FoundRow = { readonly [Name in keyof ListRow]: ListRow[Name] | null } & ChoiceRow & {
    readonly position: number;
  };

const isListRow = (row: FoundRow): row is FoundRow & ListRow => row.id !== null;

/** What a statement looks lists up by, each in its place: its key, or its object and its name. */
interface NamedLists {
  readonly keys: readonly (string | null)[];
  readonly objects: readonly (string | null)[];
  readonly names: readonly (string | null)[];
}

async function readRows(
  { keys, objects, names }: NamedLists,
  principal: Principal,
  database: Database,
): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select asked.position::integer as position, ${listColumns}, ${choiceColumns}
    from unnest(${keys}::text[], ${objects}::text[], ${names}::text[])
      with ordinality as asked (key, object, name, position)
    left join relab_list_view as list on ${visibleLists(principal)}
      and (list.id = asked.key or (list.object = asked.object and lower(list.api_name) = asked.name))
    left join relab_list_preference as choice
      on choice.user_id = ${principal.kind === 'user' ? principal.userId : null} and choice.list_id = coalesce(list.id, asked.key)`.execute(
    database,
  );
  return rows;
}

const shared = createTickShare<readonly FoundRow[]>();

/** Equal lists that one caller requests in one tick are looked up once. */
function findRows(lists: NamedLists, context: RecordsContext): Promise<readonly FoundRow[]> {
  const { database, display, principal } = context;
  if (database.isTransaction) return readRows(lists, principal, database);
  const caller = [principal.kind === 'user' ? principal.userId : null, rolesKey(principal)];
  const key = JSON.stringify([caller, lists]);
  return shared(display, shareKey(database, key), () => readRows(lists, principal, sharedDatabase(database)));
}

const isSeen = (list: List, context: RecordsContext): boolean =>
  mayAny(list.object, context.principal, 'read') && isReadable(list, context);

/** A list that is declared, where the caller may see it: nothing has to be read to know. */
export function findDeclared(identifier: ListIdentifier, context: RecordsContext): List | undefined {
  const list = builtInListOf(identifier, context);
  return list && isSharedWith(list, context.principal) && isSeen(list, context) ? list : undefined;
}

/**
 * Those of the lists that the caller may see, in the order of the request; undefined for all others. One statement, and
 * none where a guest names declared lists only.
 */
export async function findLists(
  identifiers: readonly ListIdentifier[],
  context: RecordsContext,
): Promise<readonly (SeenList | undefined)[]> {
  const { objects, principal } = context;
  const lists = identifiers.map((one) => ({ one, builtIn: builtInListOf(one, context) }));
  const rows = new Map<number, FoundRow>();
  if (principal.kind === 'user' || lists.some(({ builtIn }) => !builtIn)) {
    const named = lists.map(({ one, builtIn }) => (builtIn || 'id' in one ? undefined : one));
    const found = await findRows(
      {
        keys: lists.map(({ one, builtIn }) => builtIn?.key ?? ('id' in one ? one.id : null)),
        objects: named.map((one) => one?.object.apiName ?? null),
        names: named.map((one) => one?.name.toLowerCase() ?? null),
      },
      context,
    );
    for (const row of found) rows.set(row.position - 1, row);
  }
  return lists.map(({ builtIn }, index) => {
    const row = rows.get(index);
    const list = builtIn ?? (row && isListRow(row) ? listOfRow(row, objects) : undefined);
    if (!list || (builtIn && !isSharedWith(builtIn, principal))) return undefined;
    return isSeen(list, context) ? { list, choice: row ? choiceOfRow(row) : noChoice } : undefined;
  });
}

/** The object of a list; one that the caller may not read looks like one that is not declared. */
export function requireReadable(objectApiName: string, { objects, principal }: Reader): ObjectDeclaration {
  const object = objects.get(objectApiName);
  if (!object || !mayAny(object, principal, 'read')) throw insufficientAccess();
  return object;
}

/** Throws NOT_FOUND. */
export async function requireOne(identifier: ListIdentifier, context: RecordsContext): Promise<SeenList> {
  const [seen] = await findLists([identifier], context);
  if (!seen) throw notFound();
  return seen;
}

/** Throws INSUFFICIENT_ACCESS for the object. */
export const listNamed = (objectApiName: string, name: string, context: Reader): ListIdentifier => ({
  object: requireReadable(objectApiName, context),
  name,
});

/** Throws INSUFFICIENT_ACCESS for the object and NOT_FOUND for the list. */
export const requireList = async (
  objectApiName: string,
  name: string,
  context: RecordsContext,
): Promise<SeenList> => requireOne(listNamed(objectApiName, name, context), context);

export const requireListById = (id: string, context: RecordsContext): Promise<SeenList> =>
  requireOne({ id }, context);
