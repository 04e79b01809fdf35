import { type Client, ClientError } from '@relab/client';
import { changeCartCurrency, chooseMarket, getAppContext, getCartSummary } from '@relab/client/commerce';

async function settle(client: Client): Promise<void> {
  const { cartId, currencyIsoCode: currency } = await getCartSummary(client, {});
  const chosen = client.storage.market?.read();
  if (cartId === null || chosen?.currency === currency) return;
  if (chosen) {
    await changeCartCurrency(client, { currencyIsoCode: chosen.currency });
    return;
  }
  const { markets, defaultCurrency } = await getAppContext(client, {});
  if (currency === defaultCurrency) return;
  const market = markets.find(({ localeCurrencyMap }) => Object.values(localeCurrencyMap).includes(currency));
  if (market) await chooseMarket(client, { id: market.marketId, currency });
}

/**
 * After signing in: pages and the cart that waited speak one currency. What was chosen in this browser holds, else the
 * cart's. A cart that cannot be changed keeps its own, with a notice; it never prevents a sign-in.
 */
export async function syncCurrency(client: Client): Promise<void> {
  await settle(client).catch((error: unknown) => {
    if (!(error instanceof ClientError)) throw error;
  });
}
