import { inTransaction } from '@relab/database';
import { handler, type JobHandler, type JobRun, jobKind } from '@relab/server/jobs';
import { enqueueMail, type Letter, letterHtml, letterText } from '@relab/server/mail';
import { type QuoteMails, quoteDeclined, quoteEnding, quoteGiven } from './quote-email-templates.ts';
import { type Quote, readQuote } from './read-quote.ts';

/** All are put in by a trigger on quotes. `stamp` is what was quoted then. */
interface Told {
  readonly quoteId: string;
  readonly stamp: string;
}
const given = jobKind<Told>('quote given');
const ending = jobKind<Told>('quote ending');
const declined = jobKind<{ readonly quoteId: string }>('quote declined');

/** Leaves a letter to the queue of mails, once: that and the end of this job are one transaction. */
async function tell(
  run: JobRun,
  quoteId: string,
  compose: (quote: Quote) => Letter | undefined,
): Promise<undefined> {
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    const quote = await readQuote(transaction, quoteId);
    const letter = quote && compose(quote);
    if (!quote?.email || !letter) return;
    const mail = { to: quote.email, subject: letter.title };
    await enqueueMail(
      transaction,
      { ...mail, text: letterText(letter), html: letterHtml(letter) },
      run.now(),
    );
  });
  return undefined;
}

/** The mails to buyers about their quotes. What has changed by the time one is written is left out, or told by another. */
export function quoteJobs(mails: QuoteMails): readonly JobHandler[] {
  const whileQuoted = (stamp: string, write: (quote: Quote, mails: QuoteMails) => Letter) => (quote: Quote) =>
    quote.status === 'Quoted' && quote.stamp === stamp ? write(quote, mails) : undefined;
  return [
    handler(given, {
      run: ({ quoteId, stamp }, run) => tell(run, quoteId, whileQuoted(stamp, quoteGiven)),
    }),
    handler(ending, {
      run: ({ quoteId, stamp }, run) => tell(run, quoteId, whileQuoted(stamp, quoteEnding)),
    }),
    handler(declined, {
      run: ({ quoteId }, run) =>
        tell(run, quoteId, (quote) =>
          quote.status === 'Declined' ? quoteDeclined(quote, mails) : undefined,
        ),
    }),
  ];
}
