import { formatDay } from '../day/day.ts';
import type { Quote, QuoteState } from './quote.ts';
import * as texts from './texts.tsx';

export const stateNames: Readonly<Record<QuoteState, string>> = texts.stateNames;

/** Where it stands and what comes next, in a sentence or two. */
export function nextStepText({ state, validUntil, quantity }: Quote): string {
  const day = validUntil === null ? '' : formatDay(validUntil);
  switch (state) {
    case 'Waiting':
      return texts.afterWaiting;
    case 'Quoted':
      return texts.holdsUntil(day, quantity);
    case 'Ended':
      return texts.heldUntil(day);
    case 'Ordered':
      return texts.wasOrdered;
    case 'Declined':
      return texts.wasDeclined;
    case 'Withdrawn':
      return texts.wasWithdrawn;
  }
}
