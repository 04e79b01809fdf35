import { type RawBuilder, sql } from 'kysely';
import { isAmong, mayReadField, type Reader } from '../objects/access.ts';
import { isSearched } from '../objects/list-indexes.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { documentOf, type SearchGroup, searchGroups } from '../objects/search-index.ts';
import { likePattern } from '../query/condition.ts';
import { fieldSql } from '../query/field-sql.ts';
import { calculatedSort, type Sort } from '../query/sort.ts';
import { operandsOf, type SearchQuery } from './search-query.ts';

const groupsOf = (object: ObjectDeclaration): readonly SearchGroup[] =>
  searchGroups(object.allFields, object.nameField, object.search);

const queryOf = (operands: readonly string[]): RawBuilder<unknown> =>
  sql`to_tsquery('simple', ${operands.join(' & ')})`;

/** The name of the row `t0`, where the reader may read it. */
export function nameOf(
  object: ObjectDeclaration,
  { principal, objects }: Reader,
): RawBuilder<unknown> | undefined {
  const field = object.allFields[object.nameField];
  return field && mayReadField(field, principal)
    ? fieldSql(object, object.nameField, 't0', objects)
    : undefined;
}

/** The rows `t0` that have all of the words, in whichever of the fields that the reader may read. */
export function matchSql(
  object: ObjectDeclaration,
  query: SearchQuery,
  { principal }: Reader,
): RawBuilder<boolean> {
  const groups = groupsOf(object).filter(({ readableBy }) => isAmong(readableBy, principal));
  const documents = groups.map((group) => sql.raw(documentOf(group, 't0')));
  const [only] = documents;
  if (only === undefined) return sql<boolean>`false`;
  const operands = operandsOf(query);
  if (documents.length === 1) return sql<boolean>`${only} @@ ${queryOf(operands)}`;
  // One word may stand in a field that everybody reads, the next in one for a few.
  const each = operands.map((operand) => {
    const anywhere = documents.map((document) => sql`${document} @@ ${queryOf([operand])}`);
    return sql`(${sql.join(anywhere, sql` or `)})`;
  });
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** The rows `t0` whose name alone has all of the words. */
export function nameMatchSql(
  object: ObjectDeclaration,
  query: SearchQuery,
  { principal }: Reader,
): RawBuilder<boolean> {
  const name = object.allFields[object.nameField];
  if (!name || !mayReadField(name, principal)) return sql<boolean>`false`;
  const [group] = searchGroups({ [object.nameField]: name }, object.nameField, {});
  return group
    ? sql<boolean>`${sql.raw(documentOf(group, 't0'))} @@ ${queryOf(operandsOf(query))}`
    : sql<boolean>`false`;
}

const relevance = (object: ObjectDeclaration, value: RawBuilder<unknown>, type: string): Sort =>
  calculatedSort(object, 'Relevance', 'number', value, type);

/** The name is the query, begins with it, has its words somewhere; then what has them in other fields. */
export function byRelevance(
  object: ObjectDeclaration,
  { text, terms }: SearchQuery,
  reader: Reader,
): readonly Sort[] {
  const name = nameOf(object, reader);
  if (!name) return [];
  const parts = terms.map((term) => `%${term}%`);
  const value = sql`(case when lower(${name}) = lower(${text}::text) then 3
    when ${name} ilike ${`${likePattern(text)}%`} then 2
    when ${name} ilike all(${parts}::text[]) then 1 else 0 end)`;
  return [relevance(object, value, 'integer')];
}

/** Shorter words are similar to too many others. */
const minFuzzyLength = 3;

const fuzzyTerms = ({ terms }: SearchQuery): readonly string[] =>
  terms.filter((term) => [...term].length >= minFuzzyLength);

export const allowsFuzzy = (query: SearchQuery): boolean => fuzzyTerms(query).length > 0;

/** The rows `t0` whose name is similar to each of the words; `near.ts` defines the similarity. */
export function fuzzySql(object: ObjectDeclaration, query: SearchQuery, reader: Reader): RawBuilder<boolean> {
  const name = nameOf(object, reader);
  const field = object.allFields[object.nameField];
  // Nobody misspells an id, and what is no text has no index to find likenesses by: all records would be compared.
  if (!name || !field || !isSearched(field)) return sql<boolean>`false`;
  const each = fuzzyTerms(query).map((term) => sql`${term}::text <% ${name}`);
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** By the words, and among those that are as like by the name as a whole. */
export function bySimilarity(object: ObjectDeclaration, query: SearchQuery, reader: Reader): Sort {
  const name = nameOf(object, reader) ?? sql`null::text`;
  const each = fuzzyTerms(query).map((term) => sql`word_similarity(${term}::text, ${name})`);
  const whole = sql`similarity(${query.text}::text, ${name}) / 100`;
  return relevance(object, sql`round((${sql.join([...each, whole], sql` + `)})::numeric, 4)`, 'numeric');
}
