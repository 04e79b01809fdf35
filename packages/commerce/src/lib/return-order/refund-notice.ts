import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import { formatMoney } from '../language/format-values.ts';
import type { EmailSettings } from '../mails/mail-settings.ts';
import type { RefundedReturn } from './refunded-return.ts';

export interface RefundNotice {
  readonly refunded: RefundedReturn;
  /** What the items are called in the language of the order, by the id of their line. */
  readonly names: ReadonlyMap<string, string>;
  /** Null where there are no invoices. */
  readonly creditNoteNumber: string | null;
  readonly link: string;
}

/** For the buyer of an order of which a part was refunded: it came back, or is not sent at all. */
export function refundNotice(
  { refunded, names, creditNoteNumber, link }: RefundNotice,
  { shop, language, texts: all, locale }: EmailSettings,
): EmailTemplate {
  const { type, orderNumber, method, amount, currency, note } = refunded;
  const texts = type === 'Return' ? all.returned : all.canceledInPart;
  const sum = formatMoney(amount, currency, locale(currency));
  const items = refunded.items.map(
    ({ orderItemSummaryId, name, quantity }) => `${quantity} × ${names.get(orderItemSummaryId) ?? name}`,
  );
  const attached: readonly EmailBlock[] =
    creditNoteNumber === null ? [] : [{ kind: 'text', text: all.returned.attached(creditNoteNumber) }];
  return {
    siteName: shop.name,
    language,
    title: texts.title(orderNumber),
    reason: all.placedHere(shop.name),
    blocks: [
      ...(type === 'Cancellation' ? [{ kind: 'text', text: all.canceledInPart.intro } as const] : []),
      { kind: 'lines', lines: items },
      ...(note ? [{ kind: 'lines', lines: note.split('\n') } as const] : []),
      { kind: 'text', text: method === 'Card' ? texts.toCard(sum) : texts.byTransfer(sum) },
      ...attached,
      { kind: 'link', label: all.seeOrder, href: link },
    ],
  };
}
