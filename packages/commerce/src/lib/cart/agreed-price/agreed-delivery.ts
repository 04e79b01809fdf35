import type { OfferedDelivery } from '../../delivery-rules/delivery-rule.ts';
import { centsOf, formatCents } from '../../market/money.ts';
import type { AgreedPrice } from '../../options/agreed-prices.ts';
import type { CartEntry } from '../price-cart.ts';

/** The agreements of a delivery, where they say the price of all that it brings; otherwise none. */
function agreementsOf(entries: readonly CartEntry[], country: string): readonly AgreedPrice[] {
  const units = new Map<AgreedPrice['id'], number>();
  const prices = new Map<AgreedPrice['id'], AgreedPrice>();
  for (const { line } of entries) {
    const { agreement } = line;
    if (!agreement?.holds || agreement.price.deliveryPrice === null) return [];
    const { price } = agreement;
    if (price.deliverTo !== null && price.deliverTo !== country) return [];
    prices.set(price.id, price);
    units.set(price.id, line.quantity + (units.get(price.id) ?? 0));
  }
  const whole = [...prices.values()];
  // It was agreed for all units at one place.
  return whole.every(({ id, quantity }) => units.get(id) === quantity) ? whole : [];
}

/**
 * What the ways of a delivery come to where its price was agreed on: one way, at that price. It goes as the first that the
 * rules know; where they know none, an agreement does not make one.
 */
export function agreedDelivery(
  offered: readonly OfferedDelivery[],
  entries: readonly CartEntry[],
  country: string,
): readonly OfferedDelivery[] {
  const [way] = offered;
  const prices = agreementsOf(entries, country);
  if (!way || prices.length === 0) return offered;
  const parts = prices.map(({ reference, deliveryPrice }) => ({
    label: `Delivery by the quote ${reference}`,
    fee: centsOf(deliveryPrice ?? '0'),
  }));
  const fee = parts.reduce((sum, part) => sum + part.fee, 0);
  const method = {
    ...way.method,
    id: 'as-quoted',
    name: 'As quoted',
    description: `${way.method.name}, at the price that was agreed on.`,
    shippingFee: formatCents(fee),
    costs: parts.map((part) => ({ label: part.label, amount: formatCents(part.fee) })),
  };
  return [{ ...way, fee, method }];
}
