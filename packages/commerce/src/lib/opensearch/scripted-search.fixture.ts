import {
  type Fields,
  fieldOf,
  members,
  only,
  type Source,
  scorerOf,
  Unknown,
  valuesIn,
} from './scripted-query.fixture.ts';

interface Scored {
  readonly id: string;
  readonly source: Source;
  readonly score: number;
}

const maxResultWindow = 10_000;

function termsOf(fields: Fields, clause: unknown, inner: unknown, documents: readonly Scored[]): object {
  const { field, size, order } = members(clause, ['field', 'size', 'order']);
  const name = fieldOf(fields, String(field), 'values');
  if (fields[name]?.type !== 'keyword') throw new Unknown(`${name} is no keyword.`);
  if (!Number.isInteger(size) || Number(size) < 1 || Number(size) > 65_535)
    throw new Unknown('No such size.');
  if (order !== undefined && JSON.stringify(order) !== '{"_key":"asc"}') throw new Unknown('Another order.');
  const byKey = Map.groupBy(
    documents.flatMap((document) => valuesIn(document.source, name).map((key) => ({ key, document }))),
    ({ key }) => String(key),
  );
  const buckets = [...byKey].map(([key, entries]) => {
    const within = entries.map(({ document }) => document);
    return { key, doc_count: new Set(within).size, ...aggregate(fields, inner, within) };
  });
  buckets.sort((a, b) => (order === undefined ? b.doc_count - a.doc_count : 0) || (a.key < b.key ? -1 : 1));
  return { buckets: buckets.slice(0, Number(size)) };
}

function aggregateOne(fields: Fields, definition: unknown, documents: readonly Scored[]): object {
  const { aggs, ...kinds } = definition as { readonly aggs?: unknown };
  const [kind, clause] = only(kinds);
  if (kind === 'terms') return termsOf(fields, clause, aggs, documents);
  if (kind === 'filter') {
    const score = scorerOf(fields, clause);
    const within = documents.filter(({ source }) => score(source) !== null);
    return { doc_count: within.length, ...aggregate(fields, aggs, within) };
  }
  const name = fieldOf(fields, String(members(clause, ['field']).field), 'values');
  const numbers = documents.flatMap(({ source }) => valuesIn(source, name)).map(Number);
  if (fields[name]?.type === 'keyword') throw new Unknown(`${name} is no number.`);
  if (kind === 'value_count') return { value: numbers.length };
  if (kind !== 'min' && kind !== 'max') throw new Unknown(`There is no aggregation "${kind}".`);
  return { value: numbers.length === 0 ? null : Math[kind](...numbers) };
}

function aggregate(fields: Fields, definitions: unknown, documents: readonly Scored[]): object {
  return Object.fromEntries(
    Object.entries((definitions ?? {}) as object).map(([name, definition]) => {
      if (!/^[^[\]>]+$/.test(name)) throw new Unknown(`"${name}" is no name of an aggregation.`);
      return [name, aggregateOne(fields, definition, documents)];
    }),
  );
}

interface SortKey {
  readonly sign: 1 | -1;
  readonly read: (document: Scored) => number;
}

function sortKeyOf(fields: Fields, clause: unknown): SortKey {
  const [name, how] = only(clause);
  const { order, missing } = members(how, name === '_score' ? ['order'] : ['order', 'missing']);
  if (order !== 'asc' && order !== 'desc') throw new Unknown('No order.');
  const sign = order === 'asc' ? 1 : -1;
  if (name === '_score') return { sign, read: ({ score }) => score };
  fieldOf(fields, name, 'values');
  if (missing !== undefined && typeof missing !== 'number') throw new Unknown('Another missing value.');
  return {
    sign,
    read({ id, source }) {
      const value = valuesIn(source, name)[0] ?? missing;
      if (typeof value !== 'number') throw new Unknown(`${id} has no ${name} to sort by.`);
      return value;
    },
  };
}

/** One search over documents, as the service answers it. */
export function searchDocuments(
  fields: Fields,
  documents: ReadonlyMap<string, Source>,
  body: unknown,
): object {
  const request = members(body, [
    ...['query', 'post_filter', 'aggs', 'sort', 'search_after', 'from', 'size'],
    ...['track_total_hits', '_source'],
  ]);
  const { from = 0, size = 10 } = request as { readonly from?: number; readonly size?: number };
  if (from + size > maxResultWindow) throw new Unknown('Result window is too large.');
  const score = scorerOf(fields, request.query);
  const matching = [...documents].flatMap(([id, source]): Scored[] => {
    const fit = score(source);
    return fit === null ? [] : [{ id, source, score: fit }];
  });
  const post = request.post_filter === undefined ? () => 1 : scorerOf(fields, request.post_filter);
  const hits = matching.filter(({ source }) => post(source) !== null);
  const keys = ((request.sort ?? []) as readonly unknown[]).map((each) => sortKeyOf(fields, each));
  const compare = (a: readonly number[], b: readonly number[]): number => {
    for (const [at, { sign }] of keys.entries()) {
      const side = sign * ((a[at] ?? 0) - (b[at] ?? 0));
      if (side !== 0) return side;
    }
    return 0;
  };
  const sorted = hits
    .map((hit) => ({ hit, sort: keys.map(({ read }) => read(hit)) }))
    .sort((a, b) => compare(a.sort, b.sort));
  const after = request.search_after as readonly number[] | undefined;
  if (after && (from !== 0 || after.length !== keys.length)) throw new Unknown('search_after does not fit.');
  const behind = after ? sorted.filter(({ sort }) => compare(sort, after) > 0) : sorted.slice(from);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      ...(request.track_total_hits !== false && { total: { value: hits.length, relation: 'eq' } }),
      max_score: null,
      hits: behind.slice(0, size).map(({ hit, sort }) => ({ _index: 'x', _id: hit.id, _score: null, sort })),
    },
    ...(request.aggs !== undefined && { aggregations: aggregate(fields, request.aggs, matching) }),
  };
}
