import { insufficientAccess, notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { mayAny } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { builtInList, declaredListById, isSharedWith } from './built-in-lists.ts';
import { isReadable, type List, type ListChoice, noChoice, type SeenList } from './list.ts';
import { type ListRow, listColumns, listOfRow, visibleLists } from './stored-list.ts';

/** A list as it is asked for. */
export type ListIdentifier =
  | { readonly object: ObjectDeclaration; readonly name: string }
  | { readonly id: string };

interface ChoiceRow {
  readonly column_widths: Readonly<Record<string, number>> | null;
  readonly column_wrap: Readonly<Record<string, boolean>> | null;
  readonly ordered_by: readonly string[] | null;
}

export const choiceOfRow = (row: ChoiceRow): ListChoice => ({
  columnWidths: row.column_widths ?? {},
  columnWrap: row.column_wrap ?? {},
  orderedBy: row.ordered_by ?? undefined,
});

const builtInListOf = (asked: ListIdentifier, context: RecordsContext): List | undefined =>
  'id' in asked ? declaredListById(context.objects, asked.id) : builtInList(asked.object, asked.name);

/** The row of a list, all of which are null where there is none, and what the caller has chosen of it. */
type Row = ({ readonly [Name in keyof ListRow]: ListRow[Name] | null } & ChoiceRow) & {
  readonly position: number;
};

const isListRow = (row: Row): row is Row & ListRow => row.id !== null;

/**
 * Those of the lists that the caller may see, in the order asked for; undefined for all others. One statement, and none
 * where a guest asks for declared lists only.
 */
export async function findLists(
  asked: readonly ListIdentifier[],
  context: RecordsContext,
): Promise<readonly (SeenList | undefined)[]> {
  const { database, objects, principal } = context;
  const known = asked.map((one) => builtInListOf(one, context));
  const rows = new Map<number, Row>();
  if (principal.kind === 'user' || known.includes(undefined)) {
    const keys = asked.map((one, index) => known[index]?.key ?? ('id' in one ? one.id : null));
    const named = asked.map((one, index) => (known[index] || 'id' in one ? undefined : one));
    const answer = await sql<Row>`
      select asked.position::integer as position, ${listColumns}, choice.column_widths, choice.column_wrap, choice.ordered_by
      from unnest(
        ${keys}::text[],
        ${named.map((one) => one?.object.apiName ?? null)}::text[],
        ${named.map((one) => one?.name.toLowerCase() ?? null)}::text[]
      ) with ordinality as asked (key, object, name, position)
      left join relab_list_view as list on ${visibleLists(principal)}
        and (list.id = asked.key or (list.object = asked.object and lower(list.api_name) = asked.name))
      left join relab_list_preference as choice
        on choice.user_id = ${principal.kind === 'user' ? principal.userId : null} and choice.list_id = coalesce(list.id, asked.key)`.execute(
      database,
    );
    for (const row of answer.rows) rows.set(row.position - 1, row);
  }
  return asked.map((_, index) => {
    const row = rows.get(index);
    const stored = row && isListRow(row) ? listOfRow(row, objects) : undefined;
    const declared = known[index];
    const list = declared && isSharedWith(declared, principal) ? declared : declared ? undefined : stored;
    if (!list || !mayAny(list.object, principal, 'read') || !isReadable(list, context)) return undefined;
    return { list, choice: row ? choiceOfRow(row) : noChoice };
  });
}

/** The object whose lists are asked for; one that may not be read looks like one that is not there. */
export function requireReadable(
  objectApiName: string,
  { objects, principal }: RecordsContext,
): ObjectDeclaration {
  const object = objects.get(objectApiName);
  if (!object || !mayAny(object, principal, 'read')) throw insufficientAccess();
  return object;
}

/** Throws INSUFFICIENT_ACCESS for the object and NOT_FOUND for the list. */
export async function requireList(
  objectApiName: string,
  listViewApiName: string,
  context: RecordsContext,
): Promise<SeenList> {
  const object = requireReadable(objectApiName, context);
  const [seen] = await findLists([{ object, name: listViewApiName }], context);
  if (!seen) throw notFound();
  return seen;
}

export async function requireListById(id: string, context: RecordsContext): Promise<SeenList> {
  const [seen] = await findLists([{ id }], context);
  if (!seen) throw notFound();
  return seen;
}
