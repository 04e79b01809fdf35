import { inTransaction } from '@relab/database';
import { enqueue, handler, type JobHandler, jobKind } from '@relab/server/jobs';
import { sendEmail } from '../jobs/send-email.ts';
import { noticeLanguage } from './notice-language.ts';
import type { NoticeOptions } from './notice-options.ts';
import { findRecipient } from './recipients.ts';
import { watchEmail } from './watch-email-template.ts';
import { newsOf, type WatchNews } from './watch-news.ts';
import { readWatchRows, type WatchRow, writeLooks } from './watch-rows.ts';
import { type ListingNow, readListingsNow } from './watched-state.ts';

/** Enqueued by triggers, ten minutes after a change of something that the owner watches. */
const watchNotice = jobKind<{ readonly ownerId: string }>('watch notice');

const atMostEvery = 10 * 60_000;

interface Looked {
  readonly row: WatchRow;
  readonly now: ListingNow;
  readonly news: WatchNews | undefined;
}

function lookAt(rows: readonly WatchRow[], listings: ReadonlyMap<string, ListingNow>): readonly Looked[] {
  return rows.flatMap((row) => {
    const now = listings.get(row.listing);
    return now === undefined ? [] : [{ row, now, news: row.wantsNotices ? newsOf(row, now) : undefined }];
  });
}

/**
 * Notifies a watcher of what changed since the last notice, in one mail at most every ten minutes. It compares and does not
 * add up: a price that fell twice has fallen once, and what came back meanwhile was never away. The mail and the mark that it
 * was sent are one transaction.
 */
export const watchNoticeHandler = (options: NoticeOptions): JobHandler =>
  handler(watchNotice, {
    async run({ ownerId }, { database, now, finish }) {
      const { ask, shop } = options;
      const recipient = await findRecipient(database, ownerId);
      if (!recipient) return undefined;
      const watched = await readWatchRows(database, ownerId, shop.currency, 'read');
      const listings = await readListingsNow(ask, recipient, watched);
      await inTransaction(database, async (transaction) => {
        await finish(transaction);
        const looked = lookAt(await readWatchRows(transaction, ownerId, shop.currency, 'lock'), listings);
        const news = looked.flatMap((one) => one.news ?? []);
        const at = now();
        const last = Math.max(0, ...looked.map(({ row }) => row.notifiedDate?.getTime() ?? 0));
        if (news.length > 0 && last > at.getTime() - atMostEvery) {
          await enqueue(transaction, watchNotice, { ownerId }, { at, runAt: new Date(last + atMostEvery) });
          return;
        }
        await writeLooks(
          transaction,
          looked.map((one) => ({ id: one.row.id, now: one.now, isNotified: one.news !== undefined })),
          at,
        );
        if (news.length === 0) return;
        // The newest first: a mail about several is in the language of the last that was watched.
        const watchedIn = looked.find(({ row }) => row.language !== null)?.row.language;
        const notice = noticeLanguage(options, watchedIn ?? recipient.settings?.language ?? null);
        await sendEmail(transaction, recipient.email, watchEmail(news, ownerId, notice), at);
      });
      return undefined;
    },
  });
