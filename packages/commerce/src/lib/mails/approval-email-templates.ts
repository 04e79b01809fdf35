import type { OrderApproval } from '@relab/contract/commerce';
import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import { formatCount, formatMoney } from '../language/format-values.ts';
import type { EmailSettings } from './mail-settings.ts';

/** Lines of a large order that a mail names. */
const maxLines = 30;

const totalOf = ({ amount, currencyIsoCode }: OrderApproval, { locale }: EmailSettings): string =>
  formatMoney(amount, currencyIsoCode, locale(currencyIsoCode));

function linesOf(approval: OrderApproval, settings: EmailSettings): readonly EmailBlock[] {
  const { items, currencyIsoCode } = approval;
  const { texts, productName } = settings;
  const locale = settings.locale(currencyIsoCode);
  const more = items.length - maxLines;
  return [
    {
      kind: 'table',
      columns: [{ label: texts.item }, { label: texts.price, isNumber: true }],
      rows: items
        .slice(0, maxLines)
        .map(({ name, quantity, price }) => [
          productName(name),
          `${formatCount(quantity, locale)} × ${formatMoney(price, currencyIsoCode, locale)}`,
        ]),
      sums: [[texts.totalOfAll, totalOf(approval, settings)]],
    },
    ...(more > 0 ? [{ kind: 'text', text: texts.approval.more(more) } as const] : []),
  ];
}

/** For those who can approve an order. */
export function approvalRequest(
  approval: OrderApproval,
  link: string,
  settings: EmailSettings,
  isReminder = false,
): EmailTemplate {
  const { shop, language, texts: all } = settings;
  const texts = all.approval;
  const { requestedBy, accountName } = approval;
  const total = totalOf(approval, settings);
  const request = texts.request(requestedBy.name, accountName);
  return {
    siteName: shop.name,
    language,
    title: isReminder ? texts.stillWaits(total) : texts.waits(total),
    reason: texts.reason(accountName, shop.name),
    blocks: [
      { kind: 'text', text: `${request} ${isReminder ? texts.oneMoreDay : texts.someDays}` },
      ...linesOf(approval, settings),
      { kind: 'link', label: texts.decide, href: link },
    ],
  };
}

/** What the buyer reads, and where the link leads. */
function outcomeOf(approval: OrderApproval, orderNumber: string | null, settings: EmailSettings) {
  const texts = settings.texts.approval;
  const by = approval.decidedBy?.name ?? texts.manager;
  const total = totalOf(approval, settings);
  if (approval.state === 'Rejected')
    return { title: texts.rejected(total), text: texts.rejectedBy(by), label: texts.seeCart };
  if (approval.awaitsPayment)
    return { title: texts.payable(total), text: texts.payableBy(by), label: texts.pay };
  const text = texts.placedBy(by, orderNumber);
  return { title: texts.approved(total), text, label: settings.texts.seeOrder };
}

/** For the buyer whose order was decided. */
export function approvalDecision(
  approval: OrderApproval,
  { link, orderNumber }: { readonly link: string; readonly orderNumber: string | null },
  settings: EmailSettings,
): EmailTemplate {
  const { shop, language, texts } = settings;
  const { title, text, label } = outcomeOf(approval, orderNumber, settings);
  const why = approval.note === null ? [] : [texts.approval.why, approval.note];
  return {
    siteName: shop.name,
    language,
    title,
    reason: texts.approval.requestedHere(shop.name),
    blocks: [
      { kind: 'text', text },
      ...(why.length === 0 ? [] : [{ kind: 'lines', lines: why } as const]),
      { kind: 'link', label, href: link },
    ],
  };
}
