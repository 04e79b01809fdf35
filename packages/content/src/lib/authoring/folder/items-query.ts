import type { ConfigFor } from '@relab/contract';
import type { getFolderItemsSorted } from '@relab/contract/content';
import { type RawBuilder, sql } from 'kysely';

/** What the calls of items take: that of the sorted form includes the other's. */
export type ItemsQuery = ConfigFor<typeof getFolderItemsSorted>;

/** Unless an order is given dates stand from the latest on, all else from A to Z. */
const isDescending = ({ sortBy, sortOrder }: ItemsQuery): boolean =>
  sortOrder === undefined ? sortBy === 'LastModified' : /^desc/i.test(sortOrder);

const direction = (isDown: boolean): RawBuilder<unknown> => (isDown ? sql`desc` : sql`asc`);

// Each order is that of an index, forwards or backwards.

export function contentOrder(query: ItemsQuery): RawBuilder<unknown> {
  const down = direction(isDescending(query));
  switch (query.sortBy) {
    case 'LastModified':
      return sql`c.last_modified_date ${down}, c.id ${direction(!isDescending(query))}`;
    case 'Status':
      return sql`c.status ${down}, c.id ${down}`;
    default:
      return sql`lower(c.title) ${down}, c.id ${down}`;
  }
}

/** Folders have no status: then they are sorted by name. */
export function folderOrder(query: ItemsQuery): RawBuilder<unknown> {
  const down = direction(isDescending(query));
  if (query.sortBy === 'LastModified')
    return sql`f.last_modified_date ${down}, f.id ${direction(!isDescending(query))}`;
  return sql`lower(f.name) ${query.sortBy === 'Status' ? sql`asc` : down}`;
}

export const hasTerm = (name: RawBuilder<unknown>, term: string | undefined): RawBuilder<boolean> =>
  term === undefined || term.trim() === ''
    ? sql`true`
    : sql`strpos(lower(${name}), ${term.trim().toLowerCase()}) > 0`;

/** The types that every part of a query allows; undefined where it names none. */
function typesOf({ contentTypeFilter, contentTypes, managedContentType }: ItemsQuery): string[] | undefined {
  const lists = [
    ...[contentTypeFilter, managedContentType].flatMap((type) => (type === undefined ? [] : [[type]])),
    ...(contentTypes && contentTypes.length > 0 ? [contentTypes] : []),
  ];
  const [first, ...others] = lists;
  return first?.filter((type) => others.every((list) => list.includes(type)));
}

/** Contents `c`; each part narrows. */
export function contentCondition(query: ItemsQuery): RawBuilder<boolean> {
  const types = typesOf(query);
  // One type alone: its contents stand in an index in the order of their titles.
  const isOfType =
    types?.length === 1
      ? sql`c.type_name = ${types[0]}`
      : types
        ? sql`c.type_name = any (${types})`
        : sql`true`;
  return sql`${hasTerm(sql`c.title`, query.queryTerm)} and ${isOfType}
    and ${query.showPublishedOnly ? sql`c.status <> 'Draft'` : sql`true`}`;
}
