import { formatCents } from '../market/money.ts';
import type { Cart } from './find-cart.ts';
import type { StockLevel } from './quantity.ts';
import type { CartLine } from './read-lines.ts';

/** A message about a line of a cart. */
export interface Notice {
  /** An error keeps the line from being ordered; a warning does not. */
  readonly severity: 'Error' | 'Warning';
  readonly message: string;
  readonly type: 'Inventory' | 'Entitlement' | 'Pricing';
}

const requestNewCart = 'Ask whoever sent this cart for a new one.';

const warning = (message: string): Notice => ({ severity: 'Warning', type: 'Pricing', message });

/** What keeps `quantity` units from being ordered, or null. */
function stockProblem(quantity: number, { onHand, available }: StockLevel): string | null {
  if (available >= quantity) return null;
  if (available <= 0) {
    return onHand > 0
      ? 'Somebody else has reserved this item. It may become free again; remove it to continue without it.'
      : 'This item has just been sold. Remove it to continue.';
  }
  return available === 1
    ? 'Only one is available. Set the quantity to 1 to continue.'
    : `Only ${available} are available. Lower the quantity to continue.`;
}

/** The same of a read-only copy: nobody can change it, so a new one is the way out. */
function copyProblem(quantity: number, { onHand, available }: StockLevel): string | null {
  if (available >= quantity) return null;
  if (available > 0)
    return `Only ${available} of ${quantity} ${available === 1 ? 'is' : 'are'} available. ${requestNewCart}`;
  return onHand > 0
    ? `Somebody else has reserved this item at the moment. ${requestNewCart}`
    : `This item has been sold. ${requestNewCart}`;
}

/** About an agreed price that does not hold for the line. */
function agreementNotice({ agreement, agreedPriceId }: CartLine, units: number): Notice | null {
  if (!agreement?.obstacle) return null;
  const { reference, quantity, currency } = agreement.price;
  // A copy is ordered at the prices that it was put together at, or not at all.
  if (agreedPriceId !== null)
    return { ...warning(`The quote ${reference} holds no longer. ${requestNewCart}`), severity: 'Error' };
  const count = `${quantity} ${quantity === 1 ? 'unit' : 'units'}`;
  switch (agreement.obstacle) {
    case 'quantity':
      return warning(`The quote ${reference} is for ${count}; for ${units} the usual price holds.`);
    case 'currency':
      return warning(`The quote ${reference} is in ${currency}, and holds in a cart in ${currency}.`);
    case 'end':
      return warning(`The quote ${reference} holds no longer, so the usual price does.`);
  }
}

/** The message about a line, if there is one; `units` are those of its product in the whole cart. */
export function noticeOf(line: CartLine, units: number, { type }: Cart): Notice | null {
  const isCopy = type === 'PayNowReadOnly';
  if (!line.offered) {
    const message = `This item is not for sale any more. ${isCopy ? requestNewCart : 'Remove it to continue.'}`;
    return { severity: 'Error', type: 'Entitlement', message };
  }
  const problem = isCopy ? copyProblem(units, line) : stockProblem(units, line);
  if (problem !== null) return { severity: 'Error', type: 'Inventory', message: problem };
  const notice = agreementNotice(line, units);
  if (notice || line.agreement?.holds || line.seenPrice === line.unitPrice) return notice;
  return warning(`The price changed from ${formatCents(line.seenPrice)} to ${formatCents(line.unitPrice)}.`);
}
