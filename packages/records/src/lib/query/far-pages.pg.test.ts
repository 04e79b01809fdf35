import { migrate } from '@relab/database';
import { type TestDatabase, testDatabase } from '@relab/database/testing';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchSql } from '../lists/search-term.ts';
import { addParcels, addShelves, contextOf, parcel, parcelObjects } from './pages.fixture.ts';
import { readPage } from './read-page.ts';
import { selectRequested } from './requested-fields.ts';
import { requireSorts } from './sort.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows of the table that a plan touches. */
function rowsRead(plan: Plan, relation: string): number {
  const own =
    plan['Relation Name'] === relation
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0;
  return (plan.Plans ?? []).reduce((sum, below) => sum + rowsRead(below, relation), own);
}

const rows = 20_000;
let server: TestDatabase;
const asked: CompiledQuery[] = [];
let watched: Kysely<unknown>;

beforeAll(async () => {
  server = await testDatabase('postgres');
  const migrations = [new URL('../history/migrations/', import.meta.url)];
  await migrate(server.database, { objects: parcelObjects, migrations });
  await addShelves(server.database);
  await addParcels(server.database, 1, rows);
  await sql`vacuum analyze parcel`.execute(server.database);
  const dialect = new PostgresDialect({ pool: server.pool });
  watched = new Kysely({ dialect, log: ({ query }) => void asked.push(query) });
});
afterAll(() => server.close());

async function planOf(query: CompiledQuery | undefined): Promise<Plan> {
  const text = `explain (analyze, format json) ${query?.sql}`;
  const answer = await server.database.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    CompiledQuery.raw(text, [...(query?.parameters ?? [])]),
  );
  const [row] = answer.rows;
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('There is no plan.');
  return plan;
}

const pageSize = 50;
const context = () => contextOf(watched);

async function page(sortBy: readonly string[], size: number, pageToken?: string, term?: string) {
  const request = {
    selection: selectRequested(parcel, { fields: ['Name', 'Shelf.Name'] }, context()),
    conditions: term === undefined ? [] : [searchSql(parcel, ['Note__c'], term, context())],
    sorts: requireSorts(parcel, sortBy, context()),
    pageSize: size,
    pageToken,
  };
  return await readPage(parcel, request, context());
}

test.each([[['-Seen__c']], [['Seen__c']], [['Size__c', '-Seen__c']], [['-Size__c', 'Seen__c']], [[]]])(
  'a page of %j far down reads what the first page reads',
  async (sortBy) => {
    const first = await page(sortBy, pageSize);
    const firstRows = rowsRead(await planOf(asked.at(-1)), 'parcel');
    let token = first.nextPageToken ?? '';
    for (let skipped = 0; skipped < 9; skipped++) {
      token = (await page(sortBy, 2000, token)).nextPageToken ?? '';
    }
    const far = await page(sortBy, pageSize, token);
    const farRows = rowsRead(await planOf(asked.at(-1)), 'parcel');
    expect(far.offset).toBe(18_050);
    expect(far.records).toHaveLength(pageSize);
    const back = await page(sortBy, pageSize, far.previousPageToken ?? '');
    const backRows = rowsRead(await planOf(asked.at(-1)), 'parcel');
    expect(back.offset).toBe(18_000);
    // The page and its ids, and of each stretch of the order no more than a page.
    for (const read of [firstRows, farRows, backRows]) expect(read).toBeLessThan(6 * pageSize);
  },
);

test('a search for what is rare reads what it finds', async () => {
  await sql`update parcel set note = 'Quetzalcoatl' where id in (select id from parcel limit 3)`.execute(
    server.database,
  );
  const found = await page(['-Seen__c'], pageSize, undefined, 'etzalco');
  expect(found.records).toHaveLength(3);
  expect(rowsRead(await planOf(asked.at(-1)), 'parcel')).toBeLessThan(100);
  // Two letters are too few for a trigram index, which still has the beginnings of words.
  expect((await page(['-Seen__c'], pageSize, undefined, 'QU')).records).toHaveLength(3);
  expect(rowsRead(await planOf(asked.at(-1)), 'parcel')).toBeLessThan(100);
  expect((await page(['-Seen__c'], pageSize, undefined, 'xq')).records).toHaveLength(0);
  expect(rowsRead(await planOf(asked.at(-1)), 'parcel')).toBeLessThan(100);
});
