import { getOrderFulfillment, type OrderFulfillment } from '@relab/contract/commerce';
import type { TestEngine } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { commerceJobs } from '../commerce-jobs.ts';
import { clerkOf } from '../fulfillment/ordered.fixture.ts';
import type { CommerceOptions } from '../options/options.ts';
import { scriptedStripe, webhookSecret } from '../payment/scripted-stripe.fixture.ts';
import { createStripe } from '../payment-provider/stripe.ts';

const seller = {
  name: 'Test Shop GmbH',
  address: ['Weg 2', '07743 Jena', 'Germany'],
  vatNumber: 'DE000000000',
  email: 'invoices@shop.example',
  payableInDays: 14,
  invoicePrefix: 'INV',
};
const later = () => new Date('2026-06-02T12:00:00Z');
const baseUrl = 'https://shop.example';

/** A shop with two products, a clerk, a scripted payment service, and jobs that are worked a day later. */
export interface ReturningShop {
  readonly shop: TestShop;
  readonly clerk: Shopper;
  readonly stripe: ReturnType<typeof scriptedStripe>;
  /** Sent so far. */
  readonly mails: Mail[];
  runJobs(): Promise<unknown>;
  read(orderSummaryId: string): Promise<OrderFulfillment>;
}

export async function openReturningShop(engine: TestEngine): Promise<ReturningShop> {
  const stripe = scriptedStripe();
  const provider = createStripe({ key: 'sk_scripted', webhookSecret, fetch: stripe.fetch });
  const chosen: CommerceOptions = { ...options, seller, payments: { provider, baseUrl } };
  const shop = await openShop(engine, chosen);
  const clerk = await clerkOf(shop);
  await shop.put(
    product('A', { name: 'Centrifuge A', unitPrice: '100.00', stock: 500 }),
    product('B', { name: 'Oven B', unitPrice: '50.00', stock: 500 }),
  );
  const mails: Mail[] = [];
  return {
    ...{ shop, clerk, stripe, mails },
    runJobs: () =>
      createWorker({
        database: shop.database,
        now: later,
        log: (line) => {
          throw new Error(line);
        },
        handlers: [
          ...commerceJobs(chosen, baseUrl),
          mailHandler({ send: async (mail) => void mails.push(mail) }),
        ],
      }).runDue(),
    read: (orderSummaryId) => clerk.ok<OrderFulfillment>(getOrderFulfillment, { orderSummaryId }),
  };
}
