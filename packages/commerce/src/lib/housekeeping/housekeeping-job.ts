import { inTransaction } from '@relab/database';
import { type JobHandler, type RecurringJob, recurringJob } from '@relab/server/jobs';
import { purgeNetworkShares } from '../stock/network-share.ts';
import { purgeVatChecks } from '../tax/vat-number-check.ts';
import { purgeCarts } from './purge-carts.ts';
import { purgeOrderKeys, purgePaymentEvents, purgeUnconfirmedOrders } from './purge-rows.ts';

const housekeeping = recurringJob('commerce housekeeping');

const everyDay = 86_400_000;
/** Where there was more than one run purges. */
const soon = 60_000;

const maxRows = 1_000;
const maxCarts = 200;

/** Starts the purging: the job enqueues its next run itself. Calling it again, or in other processes, changes nothing. */
export const startHousekeeping: RecurringJob['start'] = housekeeping.start;

/** Purges old events, expired keys and abandoned carts once a day, and sooner while there are more. */
export const housekeepingHandler = (): JobHandler =>
  housekeeping.handler(async ({ database, now, finish }) => {
    const at = now();
    const carts = await purgeCarts(database, at, maxCarts);
    await inTransaction(database, async (transaction) => {
      await finish(transaction);
      const events = await purgePaymentEvents(transaction, at, maxRows);
      const keys = await purgeOrderKeys(transaction, at, maxRows);
      await purgeNetworkShares(transaction);
      const orders = await purgeUnconfirmedOrders(transaction, at, maxRows);
      const checks = await purgeVatChecks(transaction, at, maxRows);
      const isMore = carts === maxCarts || [events, keys, orders, checks].includes(maxRows);
      await startHousekeeping(transaction, at, new Date(at.getTime() + (isMore ? soon : everyDay)));
    });
    return undefined;
  });
