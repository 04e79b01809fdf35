import type { ConfigFor } from '@relab/contract';
import type { getSearchResults, SearchResults } from '@relab/contract/records';
import { type RawBuilder, sql } from 'kysely';
import { illegalQueryParameter, limitExceeded } from '../errors.ts';
import { requireReadable } from '../lists/find-lists.ts';
import { mayAny, rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { PathJoins } from '../query/path-joins.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { directionOf, orderSql, type Sort } from '../query/sort.ts';
import { readByIds } from '../records/read-by-ids.ts';
import { bestMatchesSql, fuzzyMatchesSql } from './candidates.ts';
import { withFuzzyMatching } from './fuzzy-matching.ts';
import { highlightsOf } from './highlights.ts';
import { allowsFuzzy, byRelevance, bySimilarity } from './match.ts';
import { searchColumns, searchSelection, withoutLongTexts } from './search-columns.ts';
import { searchFiltersSql } from './search-filters.ts';
import { byName } from './search-page.ts';
import type { SearchQuery } from './search-query.ts';
import { requireQuery } from './search-request.ts';

/** Records of one object. */
const maxPerObject = 5;
const maxObjects = 50;

interface Arm {
  readonly object: ObjectDeclaration;
  readonly filtered: RawBuilder<boolean>;
  /** What the filters reach through references. */
  readonly joins: PathJoins;
}

/** Objects that people look for, in the order of the declarations, unless the caller names them. */
function searchedObjects(names: readonly string[], context: RecordsContext): readonly ObjectDeclaration[] {
  if (names.length > maxObjects) {
    throw limitExceeded(`At most ${maxObjects} objects are searched at once.`);
  }
  if (names.length > 0) return [...new Set(names.map((name) => requireReadable(name.trim(), context)))];
  return context.objects.all.filter(
    ({ listViews, search, ...object }) =>
      Object.keys(listViews).length + Object.keys(search).length > 0 &&
      mayAny({ ...object, listViews, search }, context.principal, 'read'),
  );
}

/** Ids of the best of each object and one more, which shows that there are more. One statement for all objects. */
async function findIds(
  arms: readonly Arm[],
  matching: (arm: Arm) => RawBuilder<boolean>,
  sortsOf: (object: ObjectDeclaration) => readonly Sort[],
  context: RecordsContext,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parts = arms.map((arm) => {
    const { object } = arm;
    const sorts = [...sortsOf(object), ...byName(object, context)];
    const order = [...sorts.map((sort) => orderSql(sort.expression.sql, directionOf(sort))), sql`t0.id`];
    return sql`(
      select ${object.apiName}::text as object, best.id, (row_number() over ())::integer as position from (
        select t0.id from ${sql.id(object.table.name)} as t0
        where ${rowsFor(object, 'read', 't0', context)} and ${matching(arm)}
        order by ${sql.join(order)} limit ${maxPerObject + 1}
      ) as best)`;
  });
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{
    object: string;
    id: string;
    position: number;
  }>`${sql.join(parts, sql` union all `)}`.execute(context.database);
  const ordered = rows.toSorted((one, other) => one.position - other.position);
  return new Map(
    [...Map.groupBy(ordered, ({ object }) => object)].map(([name, own]) => [name, own.map(({ id }) => id)]),
  );
}

/** The best of what one object has; `hasMore` where a search in this object alone finds more. */
async function resultsOf(
  object: ObjectDeclaration,
  ids: readonly string[],
  query: SearchQuery,
  context: RecordsContext,
) {
  const shown = ids.slice(0, maxPerObject);
  const byId = await readByIds(searchSelection(object, context), shown, context);
  const records = shown.flatMap((id) => byId.get(id)?.value ?? []);
  const columns = searchColumns(object, context);
  return {
    objectApiName: object.apiName,
    label: object.label,
    labelPlural: object.labelPlural,
    columns,
    count: records.length,
    hasMore: ids.length > maxPerObject,
    records: records.map((record) => withoutLongTexts(object, record, columns)),
    highlights: Object.fromEntries(
      records.map((record) => [record.id, highlightsOf(object, record, query, context)]),
    ),
  };
}

/**
 * The best of what several objects have; objects in which nothing was found are left out. The platform does not publish
 * the form of this response. One statement finds, and one for each object in which there is something
 * reads; where there is nothing two more look for names that are spelled like the words.
 */
export async function searchAll(
  request: ConfigFor<typeof getSearchResults>,
  context: RecordsContext,
): Promise<SearchResults> {
  const query = requireQuery(request.q);
  const { filters = [], dataCategories = [] } = request.searchObjectOptions ?? {};
  const [category] = dataCategories;
  if (category) {
    throw illegalQueryParameter(`There is no group of data categories ${category.groupName.slice(0, 100)}.`);
  }
  const arms = searchedObjects(request.objectApiNames ?? [], context).map((object): Arm => {
    const joins = new PathJoins();
    return { object, filtered: searchFiltersSql(object, filters, context, context.now(), joins), joins };
  });
  let found = await findIds(
    arms,
    ({ object, filtered, joins }) => bestMatchesSql(object, query, filtered, context, joins),
    (object) => byRelevance(object, query, context),
    context,
  );
  const isApproximate = found.size === 0 && allowsFuzzy(query);
  if (isApproximate) {
    found = await withFuzzyMatching(context, (inner) =>
      findIds(
        arms,
        ({ object, filtered, joins }) => fuzzyMatchesSql(object, query, filtered, inner, joins),
        (object) => [bySimilarity(object, query, inner)],
        inner,
      ),
    );
  }
  const results: Awaited<ReturnType<typeof resultsOf>>[] = [];
  for (const { object } of arms) {
    const ids = found.get(object.apiName);
    if (ids) results.push(await resultsOf(object, ids, query, context));
  }
  return { q: request.q, results, isApproximate: isApproximate && results.length > 0 };
}
