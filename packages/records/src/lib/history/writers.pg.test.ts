import { dataPath } from '@relab/contract';
import { payOrder } from '@relab/contract/commerce';
import { inTransaction } from '@relab/database';
import { testEngines } from '@relab/database/testing';
import { route } from '@relab/server/http';
import { createWorker, enqueue, handler, jobKind } from '@relab/server/jobs';
import { type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects, labPlatform } from '../objects/lab.fixture.ts';
import { createObjects } from '../objects/objects.ts';
import { type HistoryPage, linesOf } from './history.fixture.ts';

const reprice = jobKind<{ readonly id: string }>('reprice');
const at = dataPath.replace('{version}', 'v63.0');

/** A call of another part of the server, whose statements know nothing of history. */
const pay = route(payOrder, async ({ orderSummaryId: id }, { database }) => {
  await inTransaction(database, (transaction) =>
    sql`update instrument set price = 2 where id = ${id}`.execute(transaction),
  );
  return null as never;
});

describe.each(testEngines)('who writes without the record platform on %s', (engine) => {
  let shop: TestServer;
  let clerk: Awaited<ReturnType<TestServer['signedIn']>>;
  beforeAll(async () => {
    const objects = createObjects(labObjects, labPlatform);
    shop = await testServer(engine, { declared: labObjects, objects, routes: [pay] });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
  });
  afterAll(() => shop.close());

  async function instrument(): Promise<string> {
    const fields = { Name: 'Iris', Price__c: 1 };
    const { body } = await clerk.post(`${uiApi}/records`, { apiName: 'Instrument__c', fields });
    return (body as { readonly id: string }).id;
  }
  async function lastOf(id: string): Promise<unknown> {
    const { records } = (await clerk.get(`${uiApi}/records/${id}/history?pageSize=1`)).body as HistoryPage;
    return [...linesOf(records), records[0]?.createdById];
  }

  test('a call of another part is of whoever makes it', async () => {
    const id = await instrument();
    const buyer = await shop.signedIn('buyer@example.com');
    const path = payOrder.path
      .replace('{version}', 'v63.0')
      .replace('{webstoreId}', 'x')
      .replace('{orderSummaryId}', id);
    expect(path.startsWith(at)).toBe(true);
    expect((await buyer.post(path, {})).status).toBeLessThan(300);
    expect(await lastOf(id)).toEqual(['Update Price__c 1→2', buyer.person.userId]);
  });

  test('a job is of whoever caused it, and of nobody where nobody did', async () => {
    const worker = createWorker({
      database: shop.database,
      now: () => new Date(),
      log: () => undefined,
      handlers: [
        handler(reprice, {
          run: async ({ id }, { database }) => {
            await inTransaction(database, (transaction) =>
              sql`update instrument set price = price + 1 where id = ${id}`.execute(transaction),
            );
            return undefined;
          },
        }),
      ],
    });
    const id = await instrument();
    await enqueue(shop.database, reprice, { id }, { at: new Date(), createdBy: clerk.person.userId });
    await worker.runDue();
    expect(await lastOf(id)).toEqual(['Update Price__c 1→2', clerk.person.userId]);
    await enqueue(shop.database, reprice, { id }, { at: new Date() });
    await worker.runDue();
    expect(await lastOf(id)).toEqual(['Update Price__c 2→3', null]);
  });
});
