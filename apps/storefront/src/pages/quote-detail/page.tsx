import type { Client } from '@relab/client';
import { getProduct, isGuest } from '@relab/client/commerce';
import { getRecord } from '@relab/client/records';
import { deferredAct, Redirect } from '@relab/pages';
import { hasStatusOrCode } from '../../form/call-error.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { type Quote, quoteFields, readQuote } from '../../quote/quote.ts';
import { routes } from '../../routes.ts';
import { QuoteDetailView } from './quote-detail-view.tsx';
import { quoteIdOf } from './quote-id.ts';
import * as texts from './texts.ts';

/** Whether as many units as were quoted can be had; a listing that is gone has none. */
async function isAvailable(client: Client, { listingId, quantity }: Quote): Promise<boolean> {
  try {
    const { inventory } = await getProduct(client, { productId: listingId });
    return (inventory?.availableToOrder ?? 0) >= quantity;
  } catch (error) {
    if ([400, 403, 404].some((status) => hasStatusOrCode(error, status))) return false;
    throw error;
  }
}

export const page = definePage(routes.quoteDetail, {
  name: 'Quote_Detail',
  async load({ client, params, url }) {
    if (await isGuest(client))
      throw new Redirect(hrefOf(routes.login, undefined, { next: url.pathname + url.search }));
    const recordId = quoteIdOf(params.quoteId);
    const quote = readQuote(await getRecord(client, { recordId, optionalFields: quoteFields }));
    return { ...quote, isAvailable: quote.state !== 'Quoted' || (await isAvailable(client, quote)) };
  },
  act: deferredAct(async () => (await import('./act-on-quote-detail.ts')).actOnQuoteDetail),
  head: ({ reference }) => ({ title: texts.quote(reference), noIndex: true }),
  View: QuoteDetailView,
});
