import type { OrderSummary } from '@relab/contract/commerce';
import type { EmailTemplate } from '@relab/server/mail';
import { formatCount, formatDay, formatMoney } from '../language/format-values.ts';
import type { EmailSettings } from './mail-settings.ts';

/** Asks for the confirmation of an order by the link: nothing is carried out before. */
export function confirmationRequest(
  order: OrderSummary,
  link: string,
  settings: EmailSettings,
): EmailTemplate {
  const { shop, language, texts } = settings;
  const { orderNumber, currencyIsoCode, totalAmount, items, confirmableUntil } = order;
  const locale = settings.locale(currencyIsoCode);
  const money = (amount: string): string => formatMoney(amount, currencyIsoCode, locale);
  const until = confirmableUntil
    ? texts.moment(formatDay(confirmableUntil, locale), confirmableUntil.slice(11, 16))
    : '';
  return {
    siteName: shop.name,
    language,
    title: texts.request.title(orderNumber),
    reason: texts.request.reason(shop.name),
    blocks: [
      { kind: 'text', text: texts.request.text(money(totalAmount), until) },
      { kind: 'link', label: texts.request.confirm, href: link },
      { kind: 'heading', text: texts.request.ordered },
      {
        kind: 'table',
        columns: [{ label: texts.item }, { label: texts.price, isNumber: true }],
        rows: items.map(({ name, quantity, unitPrice }) => [
          name,
          `${formatCount(quantity, locale)} × ${money(unitPrice)}`,
        ]),
        sums: [[texts.totalOfAll, money(totalAmount)]],
      },
    ],
  };
}
