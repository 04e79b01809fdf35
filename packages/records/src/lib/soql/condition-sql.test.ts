import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { ContentVersion } from '../files/objects.ts';
import { createObjects } from '../objects/objects.ts';
import { PathJoins } from '../query/path-joins.ts';
import { standardObjects } from '../standard-objects/standard-objects.ts';
import { whereSql } from './condition-sql.ts';
import { parseSoql } from './parse-soql.ts';
import { QueryErrors } from './query-error.ts';
import { sortsOf } from './sorts-of.ts';

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const written = (part: RawBuilder<unknown>): string => part.compile(compiler).sql;

const reader = {
  objects: createObjects(standardObjects),
  principal: {
    kind: 'user',
    userId: '005000000000001AAA',
    accountId: '001000000000001AAA',
    email: 'ines@customer.example',
    firstName: 'Ines',
    lastName: 'Ek',
    guestKey: null,
    roles: ['buyer'],
  },
} as const;

/** The condition and order of a query on versions of files, and the joins that they need. */
function compiled(clauses: string) {
  const text = `SELECT Id FROM ContentVersion ${clauses}`;
  const { where, orderBy } = parseSoql(text);
  if (!where) throw new Error(text);
  const errors = new QueryErrors(text);
  const joins = new PathJoins();
  const condition = whereSql(ContentVersion, where, reader, new Date(0), errors, joins);
  const order = sortsOf(ContentVersion, orderBy, reader, errors, joins).map(({ place }) => place.sql);
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
