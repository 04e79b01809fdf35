import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ContentVersion } from '../files/objects.ts';
import { PathJoins } from '../query/path-joins.ts';
import { reader, written } from '../query/written-sql.fixture.ts';
import { whereSql } from './condition-sql.ts';
import { parseSoql } from './parse-soql.ts';
import { QueryErrors } from './soql-error.ts';
import { sortsOf } from './sorts-of.ts';

/** The condition and order of a query on versions of files, and the joins that they need. */
function compiled(clauses: string) {
  const text = `SELECT Id FROM ContentVersion ${clauses}`;
  const { where, orderBy } = parseSoql(text);
  if (!where) throw new Error(text);
  const errors = new QueryErrors(text);
  const joins = new PathJoins();
  const condition = whereSql(ContentVersion, where, reader, new Date(0), errors, joins);
  const order = sortsOf(ContentVersion, orderBy, reader, errors, joins).map(
    ({ expression }) => expression.sql,
  );
  return { clauses: written(sql`${sql.join([condition, ...order])}`), joins: written(joins.sql) };
}

test('ten mentions of a path through references have one join and one condition of access per reference', () => {
  const mention = (at: number) => `ContentDocument.Owner.Name LIKE '%${at}%'`;
  const ten = Array.from({ length: 10 }, (_, at) => mention(at)).join(' OR ');
  const many = compiled(`WHERE ${ten} ORDER BY ContentDocument.Owner.Name, ContentDocument.Title`);
  expect(many.clauses.match(/ilike/g)).toHaveLength(10);
  expect(many.clauses).not.toContain('content_document');
  expect(many.joins).toBe(compiled(`WHERE ${mention(1)}`).joins);
  expect(many.joins.match(/left join/g)).toHaveLength(2);
});
