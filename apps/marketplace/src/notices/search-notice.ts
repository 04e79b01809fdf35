import { type ProductSearchResult, searchProducts, writeRefinements } from '@relab/contract/commerce';
import { inTransaction } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { type JobHandler, type JobRun, type RecurringJob, recurringJob } from '@relab/server/jobs';
import type { User } from '@relab/server/principal';
import { readSavedAddress } from '@relab/storefront/addresses';
import { sendEmail } from '../jobs/send-email.ts';
import {
  type DueSearch,
  postponeLook,
  reachBack,
  readDueSearches,
  readFresh,
  readNotified,
  writeEmptyLooks,
  writeLook,
} from './due-searches.ts';
import { noticeLanguage } from './notice-language.ts';
import type { NoticeOptions } from './notice-options.ts';
import { findRecipient } from './recipients.ts';
import { emailFields, searchEmail } from './search-email-template.ts';

const looks = recurringJob('saved searches');
const every = 5 * 60_000;
const atOnce = 100;
/** As many of what is new as are looked at for one search. */
const maxMatches = 100;
const postponedBy = 3_600_000;

/** Has saved searches looked through from now on: the job puts its next run in itself. Calling it again changes nothing. */
export const startSearchNotices: RecurringJob['start'] = looks.start;

interface Matches {
  readonly products: readonly ProductSearchResult[];
  readonly currency: string;
}

/** The newest that a search finds for its owner. Nothing where its address, its category or its currency is gone. */
async function searchAs(recipient: User, search: DueSearch, { ask, shop }: NoticeOptions): Promise<Matches> {
  const nothing = { products: [], currency: shop.currency };
  const address = readSavedAddress(search.address);
  if (!address) return nothing;
  const { categoryId, searchTerm, refinements } = address;
  try {
    const { productsPage } = await ask(
      searchProducts,
      {
        ...(categoryId === undefined ? {} : { categoryId }),
        ...(searchTerm === undefined ? {} : { searchTerm }),
        ...(refinements.length > 0 ? { refinements: writeRefinements(refinements) } : {}),
        ...(search.currency === null ? {} : { currencyIsoCode: search.currency }),
        fields: emailFields,
        sortRuleId: 'newest',
        pageSize: maxMatches,
        excludeFacets: true,
      },
      recipient,
    );
    return { products: productsPage.products, currency: productsPage.currencyIsoCode };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return nothing;
    throw error;
  }
}

/** From when on a listing is new to a search. */
const newSince = ({ savedDate, lookedDate }: DueSearch): number =>
  Math.max(savedDate.getTime(), lookedDate.getTime() - reachBack);

/** Looks through one search, and notifies its owner once of what came since the last look. */
async function lookThrough(
  search: DueSearch,
  fresh: ReadonlyMap<string, Date>,
  { database, now }: JobRun,
  options: NoticeOptions,
): Promise<void> {
  const since = newSince(search);
  const isNew = (offered: Date | undefined): offered is Date =>
    offered !== undefined && offered.getTime() > since;
  const recipient = await findRecipient(database, search.ownerId);
  const { products, currency } = recipient
    ? await searchAs(recipient, search, options)
    : { products: [], currency: options.shop.currency };
  const notified = products.length > 0 ? await readNotified(database, search.id) : new Set();
  const matches = products.flatMap((product) => {
    const offered = fresh.get(product.id);
    const isNotified = product.inventory.state === 'Sold' || notified.has(product.id);
    return isNew(offered) && !isNotified ? [{ id: product.id, offered, product }] : [];
  });
  const at = now();
  await inTransaction(database, async (transaction) => {
    const ids = matches.map(({ id, offered }) => ({ id, offered }));
    const frequency = await writeLook(transaction, search, ids, at);
    if (!recipient || matches.length === 0 || frequency === undefined || frequency === 'Never') return;
    const news = matches.map(({ product }) => product);
    const notice = noticeLanguage(options, search.language ?? recipient.settings?.language ?? null);
    await sendEmail(transaction, recipient.email, searchEmail(search, news, currency, notice), at);
  });
}

/**
 * Looks through what is due, so many at once, and again at once while more is. A search and its mail are one transaction: a
 * kill loses no notice. One that fails waits an hour, and those behind it do not.
 */
export const searchNoticeHandler = (options: NoticeOptions): JobHandler =>
  looks.handler(async (run) => {
    const { database, now, signal, finish } = run;
    const at = now();
    const due = await readDueSearches(database, at, atOnce);
    const oldest = Math.min(at.getTime(), ...due.map(({ lookedDate }) => lookedDate.getTime()));
    const fresh = due.length > 0 ? await readFresh(database, new Date(oldest - reachBack), at) : new Map();
    const newest = Iterator.from(fresh.values()).reduce(
      (last, offered) => Math.max(last, offered.getTime()),
      0,
    );
    const mayFind = (search: DueSearch): boolean => newest > newSince(search);
    await writeEmptyLooks(
      database,
      due.filter((search) => !mayFind(search)),
      at,
    );
    let failures = 0;
    let failure = '';
    for (const search of due.filter(mayFind)) {
      if (signal.aborted) break;
      await lookThrough(search, fresh, run, options).catch(async (error: unknown) => {
        failures += 1;
        failure = error instanceof Error ? error.message : String(error);
        await postponeLook(database, search, new Date(at.getTime() + postponedBy));
      });
    }
    const isMore = due.length === atOnce || signal.aborted;
    await inTransaction(database, async (transaction) => {
      await finish(
        transaction,
        failures > 0 ? { error: `${failures} searches wait; the last one: ${failure}` } : undefined,
      );
      await startSearchNotices(transaction, at, isMore ? at : new Date(at.getTime() + every));
    });
    return undefined;
  });
