import type { Row } from '@relab/database';
import type { Principal, Role } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import type { Objects } from '../objects/objects.ts';
import type { List, ListChoice } from './list.ts';

export type ListRow = Omit<Row<'relab_list_view'>, 'modified_at'>;

/** The columns of `ListRow`, of the table under the name `list`. */
export const listColumns = sql`list.id, list.object, list.api_name, list.label, list.columns, list.filters, list.logic,
  list.scope, list.sort_by, list.visibility, list.shared_with, list.owner_id, list.version`;

/** Which rows of `list` the caller sees; what is shared with guests is shared with all. */
export function visibleLists(principal: Principal): RawBuilder<boolean> {
  const roles = [...new Set<Role>([...principal.roles, 'guest'])];
  const shared = principal.roles.includes('administrator')
    ? sql<boolean>`list.visibility <> 'Private'`
    : sql<boolean>`list.visibility = 'Public'
        or (list.visibility = 'Shared' and list.shared_with && ${roles}::text[])`;
  return principal.kind === 'guest'
    ? sql<boolean>`(${shared})`
    : sql<boolean>`(list.owner_id = ${principal.userId} or ${shared})`;
}

/** Undefined when its object is declared no longer. */
export function listOfRow(row: ListRow, objects: Objects): List | undefined {
  const object = objects.get(row.object);
  if (!object) return undefined;
  const { id, label, columns, filters, logic, scope, visibility, version } = row;
  return {
    id,
    key: id,
    object,
    apiName: row.api_name,
    view: { label, columns, filters, scope, sortBy: row.sort_by, ...(logic === null ? {} : { logic }) },
    visibility,
    sharedWith: row.shared_with,
    ownerId: row.owner_id,
    version,
  };
}

/** What a user has chosen of a list; all of it is null where that is nothing. */
export type ChoiceRow = {
  readonly [Name in 'column_widths' | 'column_wrap' | 'ordered_by' | 'display_columns' | 'frozen_columns']:
    | Row<'relab_list_preference'>[Name]
    | null;
};

/** The columns of `ChoiceRow`, of the table under the name `choice`. */
export const choiceColumns = sql`choice.column_widths, choice.column_wrap, choice.ordered_by, choice.display_columns,
  choice.frozen_columns`;

/** The columns of `ChoiceRow` for a list with a key, beside whatever else is read. */
export const choiceBeside = (
  { key }: List,
  principal: Principal,
): { readonly columns: RawBuilder<unknown>; readonly join: RawBuilder<unknown> } => ({
  columns: choiceColumns,
  join: sql`left join relab_list_preference as choice
    on choice.user_id = ${principal.kind === 'user' ? principal.userId : null} and choice.list_id = ${key}`,
});

export const choiceOfRow = (row: ChoiceRow): ListChoice => ({
  columnWidths: row.column_widths ?? {},
  columnWrap: row.column_wrap ?? {},
  orderedBy: row.ordered_by ?? undefined,
  displayColumns: row.display_columns ?? undefined,
  frozenColumns: row.frozen_columns ?? undefined,
});
