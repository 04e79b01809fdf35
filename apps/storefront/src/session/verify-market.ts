import { type Client, ClientError } from '@relab/client';
import { forgetMarket, getAppContext } from '@relab/client/commerce';

/**
 * Sees that the market that a page is for is there still, and in that currency: a cookie may be old or made up, and no page
 * fails for it. On the server only; what it let through is what the browser goes on with.
 */
export async function verifyMarket(client: Client): Promise<void> {
  const chosen = client.storage.market?.read();
  if (!chosen) return;
  try {
    const { markets } = await getAppContext(client, {});
    const market = markets.find(({ marketId }) => marketId === chosen.id);
    if (!Object.values(market?.localeCurrencyMap ?? {}).includes(chosen.currency)) await forgetMarket(client);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
  }
}
