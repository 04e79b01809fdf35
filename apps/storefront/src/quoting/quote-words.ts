import { formatDay } from '../buying/day.ts';
import type { Quote, QuoteState } from './quote.ts';

export const stateWords: Readonly<Record<QuoteState, string>> = {
  Waiting: 'Waiting for our answer',
  Quoted: 'Quoted',
  Ended: 'Ended',
  Ordered: 'Ordered',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
};

/** Where it stands and what comes next, in a sentence or two. */
export function nextWords({ state, validUntil, quantity }: Quote): string {
  const day = validUntil === null ? '' : formatDay(validUntil);
  switch (state) {
    case 'Waiting':
      return 'We ask the seller and answer within two working days, here and by e-mail.';
    case 'Quoted':
      return `This price holds until ${day}, for exactly ${quantity} ${quantity === 1 ? 'unit' : 'units'}. Nothing is reserved before you order.`;
    case 'Ended':
      return `This price held until ${day}. Ask again, and we see what is possible now.`;
    case 'Ordered':
      return 'It was ordered at this price.';
    case 'Declined':
      return 'We could not quote this. You can ask for something else.';
    case 'Withdrawn':
      return 'You took this request back. You can ask again at any time.';
  }
}
