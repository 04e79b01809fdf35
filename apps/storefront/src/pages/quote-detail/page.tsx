import { isGuest } from '@relab/client/commerce';
import { getRecord } from '@relab/client/records';
import { definePage, Redirect } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { quoteFields, readQuote } from '../../quoting/quote.ts';
import { routes } from '../../routes.ts';
import { actOnQuoteDetail } from './act-on-quote-detail.ts';
import { QuoteDetailView } from './quote-detail-view.tsx';
import { quoteIdOf } from './quote-id.ts';
import * as texts from './texts.ts';

export const page = definePage(routes.quoteDetail, {
  name: 'Quote_Detail',
  async load({ client, params, url }) {
    if (await isGuest(client))
      throw new Redirect(hrefOf(routes.login, undefined, { next: url.pathname + url.search }));
    const recordId = quoteIdOf(params.quoteId);
    return readQuote(await getRecord(client, { recordId, optionalFields: quoteFields }));
  },
  act: actOnQuoteDetail,
  head: ({ reference }) => ({ title: texts.quote(reference), noIndex: true }),
  View: QuoteDetailView,
});
