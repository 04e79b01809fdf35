import type { RawBuilder } from 'kysely';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { expressionOf } from '../query/field-expression.ts';
import type { PathJoins } from '../query/path-joins.ts';
import { type RecordsPage, readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { Selection } from '../query/selection.ts';
import type { Sort } from '../query/sort.ts';
import { allMatchesSql, bestMatchesSql, fuzzyMatchesSql } from './candidates.ts';
import { withFuzzyMatching } from './fuzzy-matching.ts';
import { byRelevance, bySimilarity, nameMatchSql } from './match.ts';
import type { SearchQuery } from './search-query.ts';

/** A page of the records of one object that a query finds. */
export interface PageSearch {
  readonly object: ObjectDeclaration;
  readonly query: SearchQuery;
  readonly selection: Selection;
  readonly filters: RawBuilder<boolean>;
  /** An order that the request names; the best come first where it is empty. */
  readonly sorts: readonly Sort[];
  /** What the filters and the sorts reach through references. */
  readonly joins: PathJoins;
  readonly pageSize: number;
  /** True where the name alone must have all of the words. */
  readonly byName?: boolean | undefined;
}

/** What fits equally well stands by name. */
export function byName(object: ObjectDeclaration, context: RecordsContext): readonly Sort[] {
  const expression = expressionOf(object, [object.nameField], 't0', context);
  return expression ? [{ expression, descending: false }] : [];
}

/** Records with all of the terms. In an order that the request names all of them count, else the best. One statement. */
export function readMatches(
  { object, query, selection, filters, joins, sorts, pageSize, byName: isByName }: PageSearch,
  pageToken: string | undefined,
  context: RecordsContext,
): Promise<RecordsPage> {
  const page = { selection, pageSize, pageToken };
  if (sorts.length > 0) {
    const conditions = [
      allMatchesSql(object, query, context),
      filters,
      ...(isByName ? [nameMatchSql(object, query, context)] : []),
    ];
    return readPage(object, { ...page, conditions, sorts, joins }, context);
  }
  const conditions = [bestMatchesSql(object, query, filters, context, joins, isByName)];
  const best = [...byRelevance(object, query, context), ...byName(object, context)];
  return readPage(object, { ...page, conditions, sorts: best }, context);
}

/** Records whose names are spelled like the terms. Two statements. */
export const readFuzzyMatches = (
  { object, query, selection, filters, joins, sorts, pageSize }: PageSearch,
  pageToken: string | undefined,
  context: RecordsContext,
): Promise<RecordsPage> =>
  withFuzzyMatching(context, (inner) => {
    const conditions = [fuzzyMatchesSql(object, query, filters, inner, joins)];
    const nearest = [bySimilarity(object, query, inner), ...byName(object, inner)];
    const order = sorts.length > 0 ? { sorts, joins } : { sorts: nearest };
    return readPage(object, { selection, conditions, ...order, pageSize, pageToken }, inner);
  });
