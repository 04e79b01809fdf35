import { type Database, limitStatements } from '@relab/database';
import { testEngines } from '@relab/database/testing';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, options, product, type TestShop } from '../commerce.fixture.ts';
import { Catalogue } from './catalogue.ts';
import { countListings } from './count.ts';
import type { CountRequest } from './count-request.ts';
import { ListingCounter } from './listing-counter.ts';

/** The database, and the statements that went through this handle of it. */
function recorded(database: Database) {
  const nodes: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const statements = (): CompiledQuery[] =>
    nodes.map((node) => database.getExecutor().compileQuery(node, { queryId: 'explained' }));
  return { database: database.withPlugin(plugin), statements };
}

/** The plan for parameters that are not known, which is what a statement prepared by name comes to. */
async function genericPlan(database: Database, statement: CompiledQuery): Promise<string> {
  const { rows } = await database.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain (generic_plan) ${statement.sql}`, [...statement.parameters]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe.each(testEngines)('the catalogue in memory on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A1'), product('A2'));
  });
  afterAll(() => shop.close());

  const stockIn = async (catalogue: Catalogue, sku: string): Promise<number | undefined> => {
    await catalogue.upToDate();
    const [{ columns }, id] = [catalogue, await shop.idOf(sku)];
    return columns.available.find((_, place) => columns.idOf(place) === id);
  };

  test('neither table of changes is read whole by statements with generic plans', async () => {
    // As after a bulk import: one transaction wrote everything.
    await sql`insert into product_change (product_id, change)
      select 'x' || n, pg_current_xact_id() from generate_series(1, 20000) n`.execute(shop.database);
    await sql`insert into product_search (product_id, document, text_change)
      select 'x' || n, to_tsvector('simple', 'centrifuge ' || n), pg_current_xact_id() from generate_series(1, 20000) n`.execute(
      shop.database,
    );
    await sql`analyze product_change, product_search`.execute(shop.database);
    const { database, statements } = recorded(shop.database);
    const catalogue = new Catalogue(database, options);
    await catalogue.upToDate();
    await sql`update product_stock set on_hand = 7 where product_id = ${await shop.idOf('A1')}`.execute(
      shop.database,
    );
    expect(await stockIn(catalogue, 'A1')).toBe(7);
    const plans = await Promise.all(statements().map((statement) => genericPlan(shop.database, statement)));
    expect(plans.filter((plan) => /on product_change/.test(plan)).length).toBeGreaterThan(2);
    expect(plans.filter((plan) => /Seq Scan on product_(change|search)/.test(plan))).toEqual([]);
  });

  test('what changed is loaded once, also while another transaction stays open', async () => {
    if (engine === 'pglite') return; // One connection: no transaction can stay open beside another statement.
    const { database, statements } = recorded(shop.database);
    const catalogue = new Catalogue(database, options);
    await catalogue.upToDate();
    const id = await shop.idOf('A2');
    const other = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const open = shop.database.transaction().execute(async (transaction) => {
      await sql`update product_stock set on_hand = 3 where product_id = ${id}`.execute(transaction);
      started.resolve();
      await other.promise;
    });
    await started.promise;
    await sql`update product_stock set on_hand = 5 where product_id = ${await shop.idOf('A1')}`.execute(
      shop.database,
    );
    const stock = await stockIn(catalogue, 'A1');
    const before = statements().length;
    await catalogue.upToDate();
    const count = statements().length - before;
    other.resolve();
    await open;
    expect(stock).toBe(5);
    expect(count).toBe(1);
    expect(await stockIn(catalogue, 'A2')).toBe(3);
  });

  test('a thread counts what is committed, and again once something has changed; a first page follows it', async () => {
    const counter = new ListingCounter({ minCandidates: 0 });
    let counts = 0;
    const catalogue = new Catalogue(shop.database, options, {
      count: (...task) => {
        counts += 1;
        return counter.count(...task);
      },
    });
    const request = (offset: number): CountRequest => ({
      ...{ matches: null, visible: null, visiblePrices: null, priceRange: -1, within: null, choices: [] },
      ...{ order: { by: 'newest', isDescending: true }, start: null, offset, limit: 1 },
    });
    const count = async (offset: number) => {
      await catalogue.upToDate();
      return catalogue.counted(String(offset), () => request(offset));
    };
    const before = await count(1);
    expect(await count(1)).toBe(before);
    await count(0);
    expect(counts).toBe(2);
    await shop.put(product('A3'));
    expect((await count(1)).total).toBe(before.total + 1);
    expect(counts).toBe(3);
    const { columns } = catalogue;
    const first = await count(0);
    expect([first.total, counts]).toEqual([before.total + 1, 3]);
    expect(first).toMatchObject(countListings(columns.forCounting(), request(0)));
    await counter.close();
  });

  test('loading may take longer than a statement of the request that needs it', async () => {
    if (engine === 'pglite') return; // Statements cannot be interrupted there.
    const catalogue = new Catalogue(limitStatements(shop.database, { timeout: 300 }), options);
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const open = shop.database.transaction().execute(async (transaction) => {
      await sql`lock table product_stock in access exclusive mode`.execute(transaction);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    setTimeout(release.resolve, 900);
    await expect(catalogue.upToDate()).resolves.toBeUndefined();
    await open;
  });
});
