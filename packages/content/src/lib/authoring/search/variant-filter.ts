import type { variantStatuses } from '@relab/contract/content';
import { type RawBuilder, sql } from 'kysely';

/** What narrows variants beside words and places; what is not named narrows nothing. */
export interface VariantFilter {
  /** Each content once: in the language that it was made in. */
  readonly isPrimary: boolean;
  readonly typeNames?: readonly string[] | undefined;
  readonly statuses?: readonly (typeof variantStatuses)[number][] | undefined;
  /** One of them is enough. */
  readonly termIds?: readonly string[] | undefined;
  readonly changedById?: string | undefined;
  readonly changedFrom?: Date | undefined;
  readonly changedBefore?: Date | undefined;
}

/** One value alone stands in an index before the order in which rows are read. */
export const isOneOf = (
  column: RawBuilder<unknown>,
  values: readonly string[] | undefined,
): RawBuilder<boolean> =>
  values === undefined
    ? sql`true`
    : values.length === 1
      ? sql`${column} = ${values[0]}`
      : sql`${column} = any (${values})`;

const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** Whether it narrows to what folders do not have. */
export const leavesOutFolders = (filter: VariantFilter | undefined): boolean =>
  filter !== undefined &&
  Object.entries(filter).some(([name, value]) => name !== 'isPrimary' && value !== undefined);

/**
 * Whether a row `i` of a variant passes. What the row itself does not have is looked up for that row alone, and not joined: the
 * newest that pass are then found in the order of an index, without reading all others.
 */
export function passesFilter(filter: VariantFilter | undefined): RawBuilder<boolean> {
  if (!filter) return sql`true`;
  const { isPrimary, typeNames, statuses, termIds, changedById, changedFrom, changedBefore } = filter;
  const ofVariant = [
    ...(isPrimary ? [sql<boolean>`c.primary_variant_id = x.id`] : []),
    ...(statuses ? [sql<boolean>`x.status = any (${statuses})`] : []),
    ...(changedById === undefined ? [] : [sql<boolean>`x.last_modified_by_id = ${changedById}`]),
    ...(termIds
      ? [
          sql<boolean>`exists (select 1 from managed_content_term m
            where m.content_id = c.id and m.term_id = any (${termIds}))`,
        ]
      : []),
  ];
  return allOf([
    ...(typeNames ? [isOneOf(sql`i.type_name`, typeNames)] : []),
    ...(changedFrom ? [sql<boolean>`i.last_modified_date >= ${changedFrom}`] : []),
    ...(changedBefore ? [sql<boolean>`i.last_modified_date < ${changedBefore}`] : []),
    ...(ofVariant.length > 0
      ? [
          sql<boolean>`coalesce((
            select ${allOf(ofVariant)} from managed_content_variant x join managed_content c on c.id = x.content_id
            where x.id = i.variant_id), false)`,
        ]
      : []),
  ]);
}
