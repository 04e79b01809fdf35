import { type Database, migrate } from '@relab/database';
import { type TestDatabase, testDatabase, testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addParcels, addShelves, contextOf, parcel, parcelObjects, sortable } from './pages.fixture.ts';
import { type RecordsPage, readPage } from './read-page.ts';
import type { RecordsContext } from './records-context.ts';
import { selectRequested } from './requested-fields.ts';
import { requireSorts } from './sort.ts';

/** Numbers from 0 up to a bound, the same in each run. */
function createDice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

function someSorts(dice: (bound: number) => number): readonly string[] {
  const names = new Set(Array.from({ length: 1 + dice(5) }, () => sortable[dice(sortable.length)] ?? 'Name'));
  return [...names].map((name) => (dice(2) === 0 ? name : `-${name}`));
}

const idsOf = ({ records }: RecordsPage): readonly string[] => records.map(({ id }) => id);

const page = (
  sortBy: readonly string[],
  pageSize: number,
  pageToken: string | undefined,
  context: RecordsContext,
) =>
  readPage(
    parcel,
    {
      selection: selectRequested(parcel, { fields: ['Name'] }, context),
      conditions: [],
      sorts: requireSorts(parcel, sortBy, context),
      pageSize,
      pageToken,
    },
    context,
  );

/** Pages one after the other by their tokens, up to the last; `between` is done before each further one. */
async function walk(
  sortBy: readonly string[],
  pageSize: number,
  context: RecordsContext,
  between: (pageNumber: number) => Promise<unknown> = async () => undefined,
): Promise<RecordsPage[]> {
  const pages = [await page(sortBy, pageSize, undefined, context)];
  for (let token = pages[0]?.nextPageToken; token; token = pages.at(-1)?.nextPageToken) {
    await between(pages.length);
    pages.push(await page(sortBy, pageSize, token, context));
  }
  return pages;
}

const rows = 37;

describe.each(testEngines)('pages on %s', (engine) => {
  let server: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    server = await testDatabase(engine);
    database = server.database;
    const migrations = [new URL('../history/migrations/', import.meta.url)];
    await migrate(database, { objects: parcelObjects, migrations });
    await addShelves(database);
    await addParcels(database, 1, rows);
  });
  afterAll(() => server.close());

  const whole = async (sortBy: readonly string[], context: RecordsContext) =>
    idsOf(await page(sortBy, 2000, undefined, context));

  test('each row comes once, in the order of one big page, and back again, whatever the order', async () => {
    const dice = createDice(7);
    for (let round = 0; round < 25; round++) {
      const context = contextOf(database, dice(2) === 0 ? ['guest'] : ['clerk']);
      const sortBy = someSorts(dice);
      const pageSize = 1 + dice(7);
      const told = `${sortBy.join()} by ${pageSize}`;
      const all = await whole(sortBy, context);
      expect(new Set(all).size, told).toBe(rows);
      const forward = await walk(sortBy, pageSize, context);
      expect(forward.flatMap(idsOf), told).toEqual(all);
      expect(forward[0]?.previousPageToken).toBeNull();
      for (let at = forward.length - 1; at > 0; at--) {
        const before = await page(sortBy, pageSize, forward[at]?.previousPageToken ?? undefined, context);
        expect(idsOf(before), told).toEqual(idsOf(forward[at - 1] ?? before));
        expect(before.offset, told).toBe((at - 1) * pageSize);
        expect(before.nextPageToken, told).not.toBeNull();
        expect(before.previousPageToken === null, told).toBe(at === 1);
      }
    }
  });

  test('pages by offset are the pages by token', async () => {
    const context = contextOf(database);
    const all = await whole(['Size__c', '-Price__c'], context);
    const third = await page(['Size__c', '-Price__c'], 5, '10', context);
    expect(idsOf(third)).toEqual(all.slice(10, 15));
    const before = await page(['Size__c', '-Price__c'], 5, third.previousPageToken ?? '', context);
    expect(idsOf(before)).toEqual(all.slice(5, 10));
  });

  test('what is added and deleted meanwhile never makes a row come twice, nor one that stays be left out', async () => {
    const dice = createDice(11);
    const context = contextOf(database);
    let next = 1_000;
    for (let round = 0; round < 8; round++) {
      const sortBy = someSorts(dice);
      const before = new Set(await whole(sortBy, context));
      const gone = new Set<string>();
      const pages = await walk(sortBy, 1 + dice(5), context, async () => {
        await addParcels(database, next, 1);
        next += 1;
        const victim = [...before][dice(before.size)] ?? '';
        gone.add(victim);
        await sql`update parcel set is_deleted = true where id = ${victim}`.execute(database);
      });
      const seen = pages.flatMap(idsOf);
      expect(new Set(seen).size, sortBy.join()).toBe(seen.length);
      for (const id of before) if (!gone.has(id)) expect(seen, `${sortBy.join()} ${id}`).toContain(id);
      await sql`update parcel set is_deleted = false where id = any(${[...gone]})`.execute(database);
      await sql`delete from parcel where id >= ${`a02${String(1_000).padStart(15, '0')}`}`.execute(database);
    }
  });

  test('empty values come first when ascending and last when descending', async () => {
    const context = contextOf(database);
    const { rows: empty } = await sql<{ id: string }>`select id from parcel where size is null`.execute(
      database,
    );
    const ids = new Set(empty.map(({ id }) => id));
    const up = await whole(['Size__c'], context);
    const descending = await whole(['-Size__c'], context);
    expect(new Set(up.slice(0, ids.size))).toEqual(ids);
    expect(new Set(descending.slice(-ids.size))).toEqual(ids);
    expect(descending).toEqual(up.toReversed());
  });

  test('what a reader may not see is sorted as empty', async () => {
    const clerk = await walk(['Shelf.Name'], 4, contextOf(database, ['clerk']));
    const guest = await walk(['Shelf.Name'], 4, contextOf(database));
    const { rows: hidden } = await sql<{ id: string }>`
      select parcel.id from parcel left join shelf on shelf.id = shelf_id where not coalesce(shelf.open, false)`.execute(
      database,
    );
    const seen = guest.flatMap(idsOf);
    expect(new Set(seen.slice(0, hidden.length))).toEqual(new Set(hidden.map(({ id }) => id)));
    expect(clerk.flatMap(idsOf)).not.toEqual(seen);
  });
});
