import { getProduct, getProductPrice, isGuest } from '@relab/client/commerce';
import { deferredAct, Redirect } from '@relab/pages';
import { readShopper } from '../../account/shopper.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { kindOf } from './quote-data.ts';
import { QuoteView } from './quote-view.tsx';
import * as texts from './texts.ts';

/** What a link wrote beforehand, where it is of the form. */
const started = (url: URL, name: string, form: RegExp): string => {
  const value = url.searchParams.get(name) ?? '';
  return form.test(value) ? value : '';
};

export const page = definePage(routes.quote, {
  name: 'Quote_Request',
  async load({ client, params, url }) {
    const productId = params.recordId;
    if (await isGuest(client)) {
      throw new Redirect(hrefOf(routes.login, undefined, { next: url.pathname + url.search }));
    }
    const [product, price, { shippingCountries }] = await Promise.all([
      getProduct(client, { productId, fields: ['Name', 'StockKeepingUnit'] }),
      getProductPrice(client, { productId }).catch(() => null),
      readShopper(client),
    ]);
    return {
      kind: kindOf(url),
      product,
      price,
      shippingCountries,
      quantity: started(url, 'quantity', /^[1-9]\d{0,4}$/),
      wantedPrice: started(url, 'price', /^\d{1,7}(\.\d{1,2})?$/),
    };
  },
  isResumable: () => true,
  act: deferredAct(async () => (await import('./act-on-quote.ts')).actOnQuote),
  head: ({ kind, product }) => ({
    title: `${texts.headings[kind]}: ${product.fields.Name ?? ''}`,
    noIndex: true,
  }),
  View: QuoteView,
});
