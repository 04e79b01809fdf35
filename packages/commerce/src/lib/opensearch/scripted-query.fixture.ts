/** What is not understood is refused: whoever sends it would get something else from the real service. */
export class Unknown extends Error {}

export type Fields = Readonly<Record<string, { readonly type: string; readonly doc_values?: boolean }>>;
export type Source = Readonly<Record<string, unknown>>;
type Json = Readonly<Record<string, unknown>>;

/** The score of a document; null where it does not fit. */
export type Scorer = (source: Source) => number | null;

export function members(value: unknown, names: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unknown(`Not an object: ${JSON.stringify(value)}`);
  for (const name of Object.keys(value))
    if (!names.includes(name)) throw new Unknown(`"${name}" is none of ${names.join(', ')}.`);
  return value as Json;
}

export function only(value: unknown): readonly [string, unknown] {
  const entries = Object.entries(value as object);
  const [entry] = entries;
  if (!entry || entries.length > 1) throw new Unknown(`Not one member: ${JSON.stringify(value)}`);
  return entry;
}

export function fieldOf(fields: Fields, name: string, use: 'search' | 'values' = 'search'): string {
  const field = fields[name];
  if (!field || field.type === 'object') throw new Unknown(`There is no field ${name}.`);
  if (use === 'values' && field.doc_values === false) throw new Unknown(`${name} has no doc values.`);
  return name;
}

export const valuesIn = (source: Source, field: string): readonly (string | number)[] =>
  [source[field] ?? []].flat() as (string | number)[];

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function assertType(fields: Fields, name: string, value: unknown): void {
  const isKeyword = fields[name]?.type === 'keyword';
  if (isKeyword ? !isText(value) : !isNumber(value))
    throw new Unknown(`${JSON.stringify(value)} is no value of ${name}.`);
}

const constant =
  (fits: (source: Source) => boolean): Scorer =>
  (source) =>
    fits(source) ? 1 : null;

function boolScorer(fields: Fields, clause: unknown): Scorer {
  const parts = members(clause, ['filter', 'should', 'must_not', 'minimum_should_match']);
  const scorers = (name: string): Scorer[] => {
    const list = parts[name] ?? [];
    if (!Array.isArray(list)) throw new Unknown(`"${name}" is no list.`);
    return list.map((each) => scorerOf(fields, each));
  };
  const [filter, should, mustNot] = [scorers('filter'), scorers('should'), scorers('must_not')];
  const least = parts.minimum_should_match ?? (filter.length === 0 && should.length > 0 ? 1 : 0);
  return (source) => {
    if (filter.some((fits) => fits(source) === null)) return null;
    if (mustNot.some((fits) => fits(source) !== null)) return null;
    const scores = should.flatMap((score) => score(source) ?? []);
    return scores.length < Number(least) ? null : scores.reduce((sum, score) => sum + score, 0);
  };
}

function rangeScorer(fields: Fields, clause: unknown): Scorer {
  const [name, bounds] = only(clause);
  const { gt, gte, lt, lte } = members(bounds, ['gt', 'gte', 'lt', 'lte']);
  if (fields[fieldOf(fields, name)]?.type === 'keyword') throw new Unknown('No ranges of texts are sent.');
  for (const bound of [gt, gte, lt, lte]) if (bound !== undefined) assertType(fields, name, bound);
  const fits = (value: number): boolean =>
    (gt === undefined || value > (gt as number)) &&
    (gte === undefined || value >= (gte as number)) &&
    (lt === undefined || value < (lt as number)) &&
    (lte === undefined || value <= (lte as number));
  return constant((source) => valuesIn(source, name).some((value) => fits(Number(value))));
}

function functionScorer(fields: Fields, clause: unknown): Scorer {
  const parts = members(clause, ['query', 'functions', 'score_mode', 'boost_mode']);
  if (parts.score_mode !== 'first' || parts.boost_mode !== 'replace') throw new Unknown('Another mode.');
  const query = scorerOf(fields, parts.query);
  const functions = (parts.functions as readonly unknown[]).map((each) => {
    const {
      filter,
      weight,
      field_value_factor: factor,
    } = members(each, ['filter', 'weight', 'field_value_factor']);
    const fits = scorerOf(fields, filter);
    if (factor === undefined) return { fits, value: () => weight as number };
    const { field, missing } = members(factor, ['field', 'missing']);
    const name = fieldOf(fields, String(field), 'values');
    return { fits, value: (source: Source) => Number(valuesIn(source, name)[0] ?? missing) };
  });
  return (source) => {
    if (query(source) === null) return null;
    const chosen = functions.find(({ fits }) => fits(source) !== null);
    // Scores are single floats.
    return chosen ? Math.fround(chosen.value(source)) : 1;
  };
}

/** How documents fit a clause, as far as the language is known here. */
export function scorerOf(fields: Fields, query: unknown): Scorer {
  const [kind, clause] = only(query);
  switch (kind) {
    case 'match_all':
      members(clause, []);
      return () => 1;
    case 'match_none':
      members(clause, []);
      return () => null;
    case 'bool':
      return boolScorer(fields, clause);
    case 'range':
      return rangeScorer(fields, clause);
    case 'function_score':
      return functionScorer(fields, clause);
    case 'constant_score': {
      const { filter, boost } = members(clause, ['filter', 'boost']);
      const fits = scorerOf(fields, filter);
      return (source) => (fits(source) === null ? null : Number(boost));
    }
    case 'exists': {
      const { field } = members(clause, ['field']);
      const name = fieldOf(fields, String(field));
      return constant((source) => valuesIn(source, name).length > 0);
    }
    case 'term':
    case 'prefix': {
      const [name, term] = only(clause);
      const { value } = members(term, ['value']);
      assertType(fields, fieldOf(fields, name), value);
      if (kind === 'term') return constant((source) => valuesIn(source, name).includes(value as string));
      if (!isText(value)) throw new Unknown('A prefix is a text.');
      return constant((source) => valuesIn(source, name).some((text) => String(text).startsWith(value)));
    }
    case 'terms': {
      const [name, list] = only(clause);
      if (!Array.isArray(list) || list.length > 65_536) throw new Unknown('Not a list of terms.');
      for (const value of list) assertType(fields, fieldOf(fields, name), value);
      return constant((source) => valuesIn(source, name).some((value) => list.includes(value)));
    }
    default:
      throw new Unknown(`There is no query "${kind}".`);
  }
}
