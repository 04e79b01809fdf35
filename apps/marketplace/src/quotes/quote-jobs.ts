import { handler, type JobHandler, type JobRun, jobKind } from '@relab/server/jobs';
import type { EmailTemplate } from '@relab/server/mail';
import { finishWith } from '../jobs/finish-with.ts';
import { sendEmail } from '../jobs/send-email.ts';
import { type QuoteMails, quoteDeclined, quoteEnding, quotePriced } from './quote-email-templates.ts';
import { type Quote, readQuote } from './read-quote.ts';

/** All are enqueued by a trigger on quotes. `stamp` is what was quoted then. */
interface QuoteNotice {
  readonly quoteId: string;
  readonly stamp: string;
}
const priced = jobKind<QuoteNotice>('quote given');
const ending = jobKind<QuoteNotice>('quote ending');
const declined = jobKind<{ readonly quoteId: string }>('quote declined');

/** Queues an email once: that and the end of this job are one transaction. */
async function sendOnce(
  run: JobRun,
  quoteId: string,
  compose: (quote: Quote) => EmailTemplate | undefined,
): Promise<undefined> {
  return await finishWith(run, async (transaction) => {
    const quote = await readQuote(transaction, quoteId);
    const email = quote && compose(quote);
    if (!quote?.email || !email) return;
    await sendEmail(transaction, quote.email, email, run.now());
  });
}

/** The mails to buyers about their quotes. What has changed by the time one is written is left out, or sent by another job. */
export function quoteJobs(mails: QuoteMails): readonly JobHandler[] {
  const whileQuoted =
    (stamp: string, write: (quote: Quote, mails: QuoteMails) => EmailTemplate) => (quote: Quote) =>
      quote.status === 'Quoted' && quote.stamp === stamp ? write(quote, mails) : undefined;
  return [
    handler(priced, {
      run: ({ quoteId, stamp }, run) => sendOnce(run, quoteId, whileQuoted(stamp, quotePriced)),
    }),
    handler(ending, {
      run: ({ quoteId, stamp }, run) => sendOnce(run, quoteId, whileQuoted(stamp, quoteEnding)),
    }),
    handler(declined, {
      run: ({ quoteId }, run) =>
        sendOnce(run, quoteId, (quote) =>
          quote.status === 'Declined' ? quoteDeclined(quote, mails) : undefined,
        ),
    }),
  ];
}
