import type { OrderSummary } from '@relab/contract/commerce';
import type { Letter, LetterBlock } from '../../mail/index.ts';
import { localeOf } from '../market/market.ts';
import type { MailSettings } from './mail-settings.ts';
import { moneyWords } from './words.ts';

/** What was decided about an order. */
export type CancellationOutcome = 'Canceled' | 'Declined';

/** Whether an order still stands as its buyer is about to be told. */
export const standsSo = ({ status, cancellation }: OrderSummary, outcome: CancellationOutcome): boolean =>
  outcome === 'Canceled'
    ? status === 'Canceled'
    : status !== 'Canceled' && cancellation?.state === 'Declined';

/** What becomes of the money. That it has arrived is said nowhere: only the page of the order knows. */
function moneyOf(order: OrderSummary, { shop }: MailSettings): string {
  const { payment, creditNote, totalAmount, currencyIsoCode } = order;
  if (payment.paidDate) {
    const amount = moneyWords(totalAmount, currencyIsoCode, localeOf(shop, currencyIsoCode));
    return `The ${amount} that you paid go back to your card. It can take some days until your bank shows them; the page of the order says when they are on their way.`;
  }
  if (creditNote) {
    return `Our invoice is taken back by the credit note ${creditNote.creditNoteNumber}, which stands on the page of the order. Nothing is to be paid any more.`;
  }
  return 'Nothing is delivered, and nothing is to be paid.';
}

function outcomeBlocks(order: OrderSummary, outcome: CancellationOutcome): readonly LetterBlock[] {
  const { cancellation } = order;
  const isAsked = cancellation?.state === 'Accepted' || cancellation?.state === 'Declined';
  const text =
    outcome === 'Declined'
      ? 'You asked us to cancel this order. That is not possible any more: it is carried out as it was placed.'
      : `${isAsked ? 'As you asked, the order is canceled' : 'We cannot carry out the order, and have canceled it'}.`;
  const note = cancellation?.note;
  return [
    { kind: 'text', text },
    ...(note ? [{ kind: 'lines', lines: ['What we want to add:', ...note.split('\n')] } as const] : []),
  ];
}

/** What a buyer is told whose order was canceled, or could not be. */
export function cancellationDecision(
  order: OrderSummary,
  outcome: CancellationOutcome,
  link: string,
  settings: MailSettings,
): Letter {
  const isCanceled = outcome === 'Canceled';
  const { name } = settings.shop;
  return {
    siteName: name,
    title: `Your order ${order.orderNumber} ${isCanceled ? 'is canceled' : 'could not be canceled'}`,
    reason: `You get this because an order was placed at ${name} with this address.`,
    blocks: [
      ...outcomeBlocks(order, outcome),
      ...(isCanceled ? [{ kind: 'text', text: moneyOf(order, settings) } as const] : []),
      { kind: 'link', label: 'See the order', href: link },
    ],
  };
}
