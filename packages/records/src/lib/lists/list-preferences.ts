import type { ConfigFor } from '@relab/contract';
import type {
  ListPreferences,
  updateListPreferences as updateListPreferencesCall,
} from '@relab/contract/records';
import { sql } from 'kysely';
import { accessDenied, invalidInput } from '../errors.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { maxSorts, sortOf } from '../query/sort.ts';
import { columnsOf } from './column.ts';
import { type ListChoice, maxColumns, type SeenList } from './list.ts';
import { columnPreferences, listReference, orderedByInfo, ownAndChosen } from './list-info.ts';
import { pinList } from './pinned-list.ts';

/** D-046. */
export function listPreferences(seen: SeenList, context: RecordsContext): ListPreferences {
  const { list, choice } = seen;
  return {
    ...columnPreferences(ownAndChosen(seen, context), choice),
    listReference: listReference(list),
    orderedBy: orderedByInfo(seen, context),
  };
}

export type PreferencesInput = Omit<
  ConfigFor<typeof updateListPreferencesCall>,
  'objectApiName' | 'listViewApiName'
>;

/** The chosen columns, each once; undefined where they are the list's own again. */
function chosenColumns(
  names: readonly string[],
  { list }: SeenList,
  context: RecordsContext,
): readonly string[] | undefined {
  const columns = new Set(columnsOf(list.object, names, context).map(({ name }) => name));
  if (columns.size > maxColumns) {
    throw invalidInput(context.objects.texts.lists.maxColumns(maxColumns), 'displayColumns');
  }
  return columns.size > 0 ? [...columns] : undefined;
}

/** Px; -1 is the column's own width. */
const maxWidth = 10_000;

function requireWidths(widths: Readonly<Record<string, number>>): void {
  const [name] = Object.entries(widths).find(([, width]) => width < -1 || width > maxWidth) ?? [];
  if (name === undefined) return;
  throw invalidInput(`columnWidths.${name.slice(0, 80)} must be from -1 to ${maxWidth}.`, 'columnWidths');
}

/**
 * Keeps what is named and leaves the rest; columns that the list does not show and fields that cannot be sorted by are
 * passed over, as on the platform. An empty order is the list's own again. One statement.
 */
export async function keepChoice(
  seen: SeenList,
  input: PreferencesInput,
  context: RecordsContext,
): Promise<ListChoice> {
  const { database, principal, objects } = context;
  if (principal.kind === 'guest') throw accessDenied(objects.texts.lists.signInToKeep);
  const { list, choice } = seen;
  const displayColumns = input.displayColumns
    ? chosenColumns(input.displayColumns, seen, context)
    : choice.displayColumns;
  const all = ownAndChosen({ list, choice: { ...choice, displayColumns } }, context);
  const shown = new Set(all.map(({ name }) => name));
  const own = <Value>(values: Readonly<Record<string, Value>> = {}): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name)));
  const columnWidths = own(input.columnWidths);
  requireWidths(columnWidths);
  const columnWrap = own(input.columnWrap);
  const frozen = input.frozenColumns?.filter((name) => shown.has(name));
  const frozenColumns = frozen === undefined ? choice.frozenColumns : frozen.length > 0 ? frozen : undefined;
  const order = input.orderedBy
    ?.map(({ fieldApiName, isAscending }) => `${isAscending ? '' : '-'}${fieldApiName.trim()}`)
    .filter((name) => !name.startsWith('--') && sortOf(list.object, name, context) !== undefined);
  if (order && order.length > maxSorts) {
    throw invalidInput(`A list is sorted by ${maxSorts} fields at most.`, 'orderedBy');
  }
  const orderedBy = order?.length ? order : undefined;
  const stored = orderedBy === undefined ? null : JSON.stringify(orderedBy);
  await sql`
    insert into relab_list_preference (user_id, list_id, column_widths, column_wrap, ordered_by, display_columns,
      frozen_columns)
    values (${principal.userId}, ${list.key}, ${JSON.stringify(columnWidths)}::jsonb, ${JSON.stringify(columnWrap)}::jsonb,
      ${stored}::jsonb, ${displayColumns ? JSON.stringify(displayColumns) : null}::jsonb,
      ${frozenColumns ? JSON.stringify(frozenColumns) : null}::jsonb)
    on conflict (user_id, list_id) do update set
      column_widths = relab_list_preference.column_widths || excluded.column_widths,
      column_wrap = relab_list_preference.column_wrap || excluded.column_wrap,
      ordered_by = ${order === undefined ? sql`relab_list_preference.ordered_by` : sql`excluded.ordered_by`},
      display_columns = ${input.displayColumns ? sql`excluded.display_columns` : sql`relab_list_preference.display_columns`},
      frozen_columns = ${frozen ? sql`excluded.frozen_columns` : sql`relab_list_preference.frozen_columns`}`.execute(
    database,
  );
  return {
    columnWidths: { ...choice.columnWidths, ...columnWidths },
    columnWrap: { ...choice.columnWrap, ...columnWrap },
    orderedBy: order === undefined ? choice.orderedBy : orderedBy,
    displayColumns,
    frozenColumns,
  };
}

/** One statement, and one more where the list is pinned or no longer. */
export async function updateListPreferences(
  seen: SeenList,
  { pinned, ...input }: PreferencesInput,
  context: RecordsContext,
): Promise<ListPreferences> {
  const choice = await keepChoice(seen, input, context);
  if (pinned !== undefined) await pinList(seen, pinned, context);
  return listPreferences({ list: seen.list, choice }, context);
}
