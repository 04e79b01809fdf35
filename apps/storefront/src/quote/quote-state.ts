import { formatDay } from '../day/day.ts';
import type { Quote, QuoteState } from './quote.ts';
import * as texts from './texts.tsx';

export const stateNames: Readonly<Record<QuoteState, string>> = texts.stateNames;

/** Where it stands and what comes next, in a sentence or two. */
export function nextStepText({ state, validUntil, quantity }: Quote): string {
  const day = validUntil === null ? '' : formatDay(validUntil);
  switch (state) {
    case 'Waiting':
      return texts.waitingText;
    case 'Quoted':
      return texts.quotedText(day, quantity);
    case 'Ended':
      return texts.endedText(day);
    case 'Ordered':
      return texts.orderedText;
    case 'Declined':
      return texts.declinedText;
    case 'Withdrawn':
      return texts.withdrawnText;
  }
}
