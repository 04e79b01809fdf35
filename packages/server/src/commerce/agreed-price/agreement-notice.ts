import type { Notice } from '../cart/price-cart.ts';
import type { CartLine } from '../cart/read-lines.ts';

const notice = (severity: Notice['severity'], message: string): Notice => ({
  severity,
  type: 'Pricing',
  message,
});

/** What is to be said of a line that has to do with an agreed price and does not cost it. */
export function agreementNotice({ agreement, agreedPriceId }: CartLine, units: number): Notice | null {
  if (!agreement || agreement.holds) return null;
  const { reference, quantity, isOpen } = agreement.price;
  // A copy is ordered at the prices that it was put together at, or not at all.
  if (agreedPriceId !== null)
    return notice(
      'Error',
      `The quote ${reference} holds no longer. Ask whoever sent this cart for a new one.`,
    );
  if (!isOpen) return notice('Warning', `The quote ${reference} holds no longer, so the usual price does.`);
  const count = `${quantity} ${quantity === 1 ? 'unit' : 'units'}`;
  return notice('Warning', `The quote ${reference} is for ${count}; for ${units} the usual price holds.`);
}
