import { ClientError } from '@relab/client';
import { chooseMarket, getAppContext, getCartSummary } from '@relab/client/commerce';
import { invalid, NotFound, redirectTo } from '@relab/pages';
import { safeNext } from '../../account/safe-next.ts';
import { callError } from '../../form/call-error.ts';
import { readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { MarketView } from './market-view.tsx';
import { nextAfterMarket } from './next-after-market.ts';
import * as texts from './texts.ts';

export const page = definePage(routes.market, {
  name: 'Market',
  async load({ client, url }) {
    const { markets, defaultCurrency, sessionDrivenCurrency } = await getAppContext(client, {});
    if (!sessionDrivenCurrency) throw new NotFound();
    const chosen = client.storage.market?.read();
    const currency = chosen?.currency ?? client.context.currencyIsoCode ?? defaultCurrency;
    const offered = markets.map(({ marketId: id, name = '', countries = [], localeCurrencyMap }) => ({
      id,
      name,
      countries,
      currency: Object.values(localeCurrencyMap)[0] ?? defaultCurrency,
    }));
    const current =
      offered.find(({ id }) => id === chosen?.id) ?? offered.find((one) => one.currency === currency);
    return {
      markets: offered,
      current: current?.id,
      currency,
      next: safeNext(url.searchParams.get('next')),
      // A guest may have no cart at all; the page does without.
      cart: await getCartSummary(client, {}).catch(noCart),
    };
  },
  async act({ client, url }, form) {
    const next = safeNext(readText(form, 'next') || url.searchParams.get('next'));
    const { markets } = await getAppContext(client, {});
    const market = markets.find(({ marketId }) => marketId === readText(form, 'market'));
    const [currency] = Object.values(market?.localeCurrencyMap ?? {});
    if (!market || !currency)
      return invalid('market', [{ field: 'market', message: texts.marketRequired }], form);
    try {
      const cart = await chooseMarket(client, { id: market.marketId, currency });
      const onward = next && nextAfterMarket(next);
      // A converted cart is shown before anything else.
      if (cart && cart.uniqueProductCount > 0)
        return redirectTo(hrefOf(routes.market, undefined, { changed: 1, next: onward }));
      return redirectTo(onward ?? hrefOf(routes.home));
    } catch (error) {
      return callError('market', form, error);
    }
  },
  head: () => ({ title: texts.title, noIndex: true }),
  View: MarketView,
});

function noCart(error: unknown): null {
  if (error instanceof ClientError) return null;
  throw error;
}
