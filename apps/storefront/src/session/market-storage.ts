import { type ChosenMarket, type Slot, storageSlot } from '@relab/client';
import { type Cookies, cookieStorage } from '@relab/pages';

export const marketCookie = 'relab_market';

const isMarket = (value: unknown): value is ChosenMarket => {
  const { id, currency } = Object(value);
  return typeof id === 'string' && typeof currency === 'string';
};

/**
 * The market that was chosen, with its currency, so that the first call of a page knows it; for a year. The server sees
 * whether there is such a market.
 */
export const cookieMarket = (cookies: Cookies): Slot<ChosenMarket> =>
  storageSlot(marketCookie, () => cookieStorage(cookies, 'Max-Age=31536000; '), isMarket);
