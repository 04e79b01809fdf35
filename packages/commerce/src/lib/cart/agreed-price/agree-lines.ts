import { type Cents, centsOf } from '../../market/money.ts';
import type { AgreedPrice, AgreedPriceFilter } from '../../options/agreed-prices.ts';
import type { CommerceOptions } from '../../options/options.ts';
import type { DatabaseContext } from '../../shop/database-context.ts';
import type { Cart } from '../find-cart.ts';
import { unitsOf } from '../quantity.ts';
import type { CartLine } from '../read-lines.ts';
import { type Agreement, agreementFor } from './agreement.ts';

type PricedCart = Pick<Cart, 'account_id' | 'currency_iso_code' | 'status' | 'type'>;

/** A copy names the agreed prices that it was made with: its buyer need not be of the account. */
function filterFor(cart: PricedCart, lines: readonly CartLine[]): AgreedPriceFilter | null {
  if (cart.status !== 'Active') return null;
  if (cart.type === 'PayNowReadOnly') {
    const ids = lines.flatMap(({ agreedPriceId }) => agreedPriceId ?? []);
    return ids.length > 0 ? { ids } : null;
  }
  if (cart.account_id === null || lines.length === 0) return null;
  return { accountId: cart.account_id, productIds: [...new Set(lines.map(({ productId }) => productId))] };
}

/** A copy has its price itself; the agreement decides whether it can still be ordered at that. */
function agreementOfCopy(price: AgreedPrice, units: number): Agreement {
  const holds = price.isOpen && price.quantity === units;
  return { price, holds, obstacle: holds ? null : 'end' };
}

/** The lines at the prices that were agreed with the account of the cart, where those hold. All units of a product must be among them. */
export async function agreeLines(
  { database, now }: DatabaseContext,
  { agreedPrices }: CommerceOptions,
  cart: PricedCart,
  lines: readonly CartLine[],
): Promise<readonly CartLine[]> {
  const filter = agreedPrices ? filterFor(cart, lines) : null;
  if (!agreedPrices || !filter) return lines;
  const prices = await agreedPrices.find(database, filter, now());
  if (prices.length === 0) return lines;
  const units = unitsOf(lines);
  const unitsFor = ({ productId, quantity }: CartLine): number => units.get(productId) ?? quantity;
  return lines.map((line) => {
    if ('ids' in filter) {
      const price = prices.find(({ id }) => id === line.agreedPriceId);
      return price ? { ...line, agreement: agreementOfCopy(price, unitsFor(line)) } : line;
    }
    const { productId, usualPrice, seenPrice } = line;
    const agreement = agreementFor(prices, {
      productId,
      units: unitsFor(line),
      currency: cart.currency_iso_code,
      usualPrice,
      seenPrice,
    });
    if (!agreement?.holds || !line.offered) return { ...line, agreement };
    return {
      ...line,
      agreement,
      unitPrice: centsOf(agreement.price.unitPrice),
      listPrice: line.listPrice ?? usualPrice,
    };
  });
}

/** What one unit costs once a cart has this many of a product. */
export async function priceOfUnits(
  { database, now }: DatabaseContext,
  { agreedPrices }: CommerceOptions,
  cart: PricedCart,
  product: { readonly productId: string; readonly units: number; readonly usualPrice: Cents },
): Promise<Cents> {
  const { productId, usualPrice } = product;
  if (!agreedPrices || cart.account_id === null) return usualPrice;
  const filter = { accountId: cart.account_id, productIds: [productId] };
  const prices = await agreedPrices.find(database, filter, now());
  const currency = cart.currency_iso_code;
  const agreement = agreementFor(prices, { ...product, currency, seenPrice: usualPrice });
  return agreement?.holds ? centsOf(agreement.price.unitPrice) : usualPrice;
}
