import type { OrderSummary } from '@relab/contract/commerce';
import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import { formatMoney } from '../language/format-values.ts';
import type { EmailSettings } from './mail-settings.ts';
import type { MailTexts } from './texts.ts';

type Texts = MailTexts['cancellation'];

/** What was decided about an order. */
export type CancellationOutcome = 'Canceled' | 'Declined';

/** Whether an order is still as its buyer is about to be notified. */
export const isStillDecided = (
  { status, cancellation }: OrderSummary,
  outcome: CancellationOutcome,
): boolean =>
  outcome === 'Canceled'
    ? status === 'Canceled'
    : status !== 'Canceled' && cancellation?.state === 'Declined';

/** What becomes of the money. Only the page of the order states that it has arrived. */
function moneyOf(order: OrderSummary, { texts, locale }: EmailSettings): string {
  const { payment, creditNote, totalAmount, currencyIsoCode } = order;
  const { cancellation } = texts;
  if (payment.paidDate)
    return cancellation.toCard(formatMoney(totalAmount, currencyIsoCode, locale(currencyIsoCode)));
  return creditNote ? cancellation.byCreditNote(creditNote.creditNoteNumber) : cancellation.nothingToPay;
}

function outcomeBlocks(
  order: OrderSummary,
  outcome: CancellationOutcome,
  texts: Texts,
): readonly EmailBlock[] {
  const { cancellation } = order;
  if (order.confirmableUntil && outcome === 'Canceled') return [{ kind: 'text', text: texts.notConfirmed }];
  const isRequested = cancellation?.state === 'Accepted' || cancellation?.state === 'Declined';
  const canceled = isRequested ? texts.asRequested : texts.byUs;
  const note = cancellation?.note;
  return [
    { kind: 'text', text: outcome === 'Declined' ? texts.notPossible : canceled },
    ...(note ? [{ kind: 'lines', lines: [texts.note, ...note.split('\n')] } as const] : []),
  ];
}

/** For the buyer of an order that was canceled, or could not be. */
export function cancellationDecision(
  order: OrderSummary,
  outcome: CancellationOutcome,
  link: string,
  settings: EmailSettings,
): EmailTemplate {
  const { shop, language, texts } = settings;
  const isCanceled = outcome === 'Canceled';
  const title = isCanceled ? texts.cancellation.canceled : texts.cancellation.declined;
  return {
    siteName: shop.name,
    language,
    title: title(order.orderNumber),
    reason: texts.placedHere(shop.name),
    blocks: [
      ...outcomeBlocks(order, outcome, texts.cancellation),
      ...(isCanceled ? [{ kind: 'text', text: moneyOf(order, settings) } as const] : []),
      { kind: 'link', label: texts.seeOrder, href: link },
    ],
  };
}
