import type { Notice } from '../notice.ts';
import type { CartLine } from '../read-lines.ts';

const notice = (severity: Notice['severity'], message: string): Notice => ({
  severity,
  type: 'Pricing',
  message,
});

/** What is to be said of a line that has to do with an agreed price and does not cost it. */
export function agreementNotice({ agreement, agreedPriceId }: CartLine, units: number): Notice | null {
  if (!agreement?.obstacle) return null;
  const { reference, quantity, currency } = agreement.price;
  // A copy is ordered at the prices that it was put together at, or not at all.
  if (agreedPriceId !== null)
    return notice(
      'Error',
      `The quote ${reference} holds no longer. Ask whoever sent this cart for a new one.`,
    );
  const count = `${quantity} ${quantity === 1 ? 'unit' : 'units'}`;
  switch (agreement.obstacle) {
    case 'quantity':
      return notice('Warning', `The quote ${reference} is for ${count}; for ${units} the usual price holds.`);
    case 'currency':
      return notice(
        'Warning',
        `The quote ${reference} is in ${currency}, and holds in a cart in ${currency}.`,
      );
    case 'end':
      return notice('Warning', `The quote ${reference} holds no longer, so the usual price does.`);
  }
}
