import { commerceRoutes, upsertProducts } from '@relab/commerce';
import type { TestEngine } from '@relab/database/testing';
import { type CallInProcess, callInProcess } from '@relab/server/http';
import { createWorker } from '@relab/server/jobs';
import { createNoticeKeys, type Mail, mailHandler, noticeRoutes } from '@relab/server/mail';
import { sql } from 'kysely';
import { catalogue } from '../demo/catalogue.ts';
import { type Office, openOffice } from '../objects/office.fixture.ts';
import { shop } from '../shop/shop.ts';
import { webstoreId } from '../site/ids.ts';
import { noticeKinds } from './notice-kinds.ts';
import { searchNoticeHandler } from './search-notice.ts';
import { watchNoticeHandler } from './watch-notice.ts';

const baseUrl = 'https://relab.example';
const minute = 60_000;

export interface UpsertOptions {
  readonly maker?: string;
  readonly price?: string;
  readonly stock?: number;
  readonly isActive?: boolean;
}

export interface Watchtower {
  readonly office: Office;
  /** Mails that left since the last look at them. */
  mails(): readonly Mail[];
  /** Goes back to the time outside, and forgets all work and mails. */
  reset(): Promise<void>;
  /** Lets so many minutes pass, and works on what is due by then. */
  work(minutes: number): Promise<void>;
  /** Puts a listing in, made now, or changes the one of this SKU. */
  put(sku: string, options?: UpsertOptions): Promise<string>;
  setStock(id: string, onHand: number): Promise<void>;
  /** What the next call of the shop by a job meets, in place of its answer. */
  failNext(error: Error): void;
  readonly handlers: ReturnType<typeof handlersOf>;
}

const handlersOf = (ask: CallInProcess, keys: ReturnType<typeof createNoticeKeys>) => {
  const options = { ask, shop, baseUrl, keys };
  return { watch: watchNoticeHandler(options), search: searchNoticeHandler(options) };
};

/** The marketplace with the jobs that notify watchers, and a clock that the test can move. */
export async function openWatchtower(engine: TestEngine): Promise<Watchtower> {
  const keys = createNoticeKeys('a secret that only tests have, and long enough');
  const office = await openOffice(engine, () => ({
    routes: [...commerceRoutes(shop), ...noticeRoutes(keys, noticeKinds)],
  }));
  const { database } = office;
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  let sent: Mail[] = [];
  let failure: Error | undefined;
  const asked = callInProcess({
    routes: commerceRoutes(shop),
    database,
    baseUrl,
    now,
    names: { webstoreId },
  });
  const ask: CallInProcess = async (call, config, principal) => {
    const error = failure;
    failure = undefined;
    if (error) throw error;
    return await asked(call, config, principal);
  };
  const handlers = handlersOf(ask, keys);
  const worker = createWorker({
    database,
    now,
    log: () => undefined,
    handlers: [mailHandler({ send: async (mail) => void sent.push(mail) }), handlers.watch, handlers.search],
  });
  return {
    office,
    handlers,
    mails() {
      const since = sent;
      sent = [];
      return since;
    },
    async reset() {
      passed = 0;
      sent = [];
      await sql`delete from job`.execute(database);
    },
    async work(minutes) {
      passed += minutes * minute;
      await worker.runDue();
    },
    async put(sku, { maker = 'Watchmaker', price = '1000.00', stock = 1, isActive = true } = {}) {
      await upsertProducts(database, shop, [
        {
          sku,
          name: `${maker} ${sku}`,
          urlName: sku.toLowerCase(),
          category: catalogue.leafCategories[0]?.urlName ?? '',
          fields: {
            Manufacturer__c: maker,
            Model__c: sku,
            Type__c: 'oven',
            Condition__c: 'Refurbished',
            Shipping__c: 'parcel',
            Year__c: 2018,
          },
          unitPrice: price,
          listPrice: null,
          stock,
          listed: new Date(),
          isActive,
          media: [],
        },
      ]);
      const { rows } = await sql<{ id: string }>`
        select id from product2 where stock_keeping_unit = ${sku}`.execute(database);
      return rows[0]?.id ?? '';
    },
    async setStock(id, onHand) {
      await sql`update product_stock set on_hand = ${onHand} where product_id = ${id}`.execute(database);
    },
    failNext(error) {
      failure = error;
    },
  };
}
