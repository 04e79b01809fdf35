import type { Context } from '@relab/server/http';
import { cartChanged } from '../../errors.ts';
import type { AgreedPrice } from '../../options/agreed-prices.ts';
import type { CommerceOptions } from '../../options/options.ts';
import type { PricedCart } from '../price-cart.ts';

/** Uses up the agreed prices of an order, or refuses it: another cart may have been faster, or the end may have come. */
export async function settlePrices(
  { database, principal, now }: Context,
  { agreedPrices }: CommerceOptions,
  { entries, cart }: PricedCart,
  orderId: string,
): Promise<void> {
  const used = new Map<string, AgreedPrice>();
  for (const { line } of entries) {
    const { agreement } = line;
    if (agreement && (agreement.holds || cart.type === 'PayNowReadOnly'))
      used.set(agreement.price.id, agreement.price);
  }
  if (!agreedPrices || used.size === 0) return;
  const prices = [...used.values()];
  const userId = principal.kind === 'user' ? principal.userId : null;
  const settled = new Set(await agreedPrices.settle(database, { prices, orderId, userId, now: now() }));
  const lost = prices.filter(({ id }) => !settled.has(id));
  if (lost.length === 0) return;
  const names = lost.map(({ reference }) => reference).join(', ');
  const subject = lost.length === 1 ? `The quote ${names} holds` : `The quotes ${names} hold`;
  throw cartChanged(
    `${subject} no longer. Nothing was ordered; look at the prices in your cart and order again.`,
  );
}
