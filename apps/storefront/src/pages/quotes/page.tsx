import { ClientError } from '@relab/client';
import { getSessionContext, isGuest } from '@relab/client/commerce';
import { getRelatedListRecords } from '@relab/client/records';
import { Redirect } from '@relab/pages';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { quoteFields, readQuote } from '../../quote/quote.ts';
import { routes } from '../../routes.ts';
import { type QuotesData, QuotesView } from './quotes-view.tsx';
import * as texts from './texts.tsx';

const pageSize = 20;
/** Places beyond are no place of a token. */
const last = 1_980;

/** How many quotes are passed over: whole pages of them. */
function readFrom({ searchParams }: URL): number {
  const page = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(page) ? Math.min((Number(page) - 1) * pageSize, last) : 0;
}

export const page = definePage(routes.quotes, {
  name: 'Quote_List',
  async load({ client, url }): Promise<QuotesData> {
    if (await isGuest(client)) {
      throw new Redirect(hrefOf(routes.login, undefined, { next: hrefOf(routes.quotes) }));
    }
    const from = readFrom(url);
    const { accountId, accountName } = await getSessionContext(client, {});
    try {
      const { records, nextPageToken } = await getRelatedListRecords(client, {
        parentRecordId: accountId ?? '',
        relatedListId: 'QuoteRequests__r',
        optionalFields: quoteFields,
        sortBy: ['-CreatedDate'],
        pageSize,
        ...(from > 0 ? { pageToken: String(from) } : {}),
      });
      if (records.length === 0 && from > 0) throw new Redirect(hrefOf(routes.quotes));
      const pageNumber = from / pageSize + 1;
      return { kind: 'open', quotes: records.map(readQuote), pageNumber, hasMore: nextPageToken !== null };
    } catch (error) {
      // Somebody else's account is acted for: its records are not the buyer's to read.
      if (error instanceof ClientError && [400, 403, 404].includes(error.status)) {
        return { kind: 'elsewhere', accountName: accountName ?? '' };
      }
      throw error;
    }
  },
  head: () => ({ title: texts.yourQuotes, noIndex: true }),
  View: QuotesView,
});
