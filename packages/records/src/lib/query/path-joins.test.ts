import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ContentVersion } from '../files/objects.ts';
import { whereSql } from '../lists/where/where-sql.ts';
import { bestMatchesSql } from '../search/candidates.ts';
import { searchFiltersSql } from '../search/search-filters.ts';
import { readQuery } from '../search/search-query.ts';
import { filtersSql } from './filters.ts';
import { PathJoins } from './path-joins.ts';
import { requireSorts } from './sort.ts';
import { reader, written } from './written-sql.fixture.ts';

const now = new Date(0);
const path = 'ContentDocument.Owner.Name';
const ten = Array.from({ length: 10 }, (_, at) => String(at));

const joinsIn = (text: string): number => text.match(/left join/g)?.length ?? 0;

test('ten mentions of a path in the filters, the where and the order of a list have one join per reference', () => {
  const joins = new PathJoins();
  const filters = ten.map((value) => ({ field: path, operator: 'contains' as const, value }));
  const like = ten.map((text) => `{ ContentDocument: { Owner: { Name: { like: "%${text}%" } } } }`);
  const parts = [
    filtersSql(ContentVersion, filters, null, 't0', reader, now, joins),
    whereSql(ContentVersion, `{ or: [${like.join(', ')}] }`, 't0', reader, now, joins),
    ...requireSorts(ContentVersion, [path], reader, joins).map(({ expression }) => expression.sql),
  ];
  const clauses = written(sql.join(parts));
  expect(clauses.match(/ilike/g)).toHaveLength(20);
  expect(clauses).not.toContain('select');
  expect(joinsIn(written(joins.sql))).toBe(2);
});

test('each arm of a search joins the records that its filters reach once', () => {
  const joins = new PathJoins();
  const filters = ten.map((text) => ({ fieldPath: path, operator: 'contains', values: [text] }));
  const filtered = searchFiltersSql(ContentVersion, filters, reader, now, joins);
  expect(written(filtered)).not.toContain('select');
  const query = readQuery('manual centrifuge');
  if (!query) throw new Error('There is something to look for.');
  const found = written(bestMatchesSql(ContentVersion, query, filtered, reader, joins));
  const paths = found.match(/from "content_version" as t0/g)?.length ?? 0;
  expect(paths).toBeGreaterThan(0);
  expect(joinsIn(found)).toBe(2 * paths);
});
