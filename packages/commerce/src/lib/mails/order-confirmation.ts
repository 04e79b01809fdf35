import type { OrderSummary } from '@relab/contract/commerce';
import type { EmailTemplate } from '@relab/server/mail';
import {
  addressLines,
  formatCount,
  formatDay,
  formatMoney,
  formatPercent,
} from '../language/format-values.ts';
import { deliveryBlocks } from './delivery-blocks.ts';
import type { EmailSettings } from './mail-settings.ts';
import type { MailTexts } from './texts.ts';

type Texts = MailTexts['confirmation'];

function paymentWords({ payment }: OrderSummary, texts: Texts): string {
  if (payment.paymentMethod === 'Card') return texts.card;
  return payment.paymentMethod === 'Invoice'
    ? texts.invoice
    : texts.purchaseOrder(payment.purchaseOrderNumber);
}

const isZero = (amount: string): boolean => Number(amount) === 0;

/** For the buyer of a placed order: its content, and what comes next. */
export function orderConfirmation(order: OrderSummary, link: string, settings: EmailSettings): EmailTemplate {
  const { shop, language, texts: all } = settings;
  const texts = all.confirmation;
  const { totals, currencyIsoCode, orderNumber, deliveryMethod, deliveryGroups, billingAddress, payment } =
    order;
  const isSplit = deliveryGroups.length > 1;
  const cities = [...new Set(deliveryGroups.map(({ deliveryAddress }) => deliveryAddress.city))];
  const locale = settings.locale(currencyIsoCode);
  const money = (amount: string): string => formatMoney(amount, currencyIsoCode, locale);
  return {
    siteName: shop.name,
    language,
    title: texts.title(orderNumber),
    reason: texts.reason(shop.name, formatDay(order.orderedDate, locale)),
    blocks: [
      { kind: 'text', text: texts.thanks },
      { kind: 'link', label: all.seeOrder, href: link },
      { kind: 'heading', text: texts.ordered },
      {
        kind: 'table',
        columns: [
          { label: all.item },
          { label: all.quantity, isNumber: true },
          { label: all.price, isNumber: true },
        ],
        rows: order.items.map(({ name, sku, quantity, unitPrice, totalPrice, totalListPrice }) => [
          sku === null ? name : `${name} (${sku})`,
          // Two columns of amounts would not fit on a small screen.
          `${formatCount(quantity, locale)} × ${money(unitPrice)}`,
          // Before discounts, as their sum below: else a discount would seem to be subtracted twice.
          money(totalListPrice ?? totalPrice),
        ]),
        sums: [
          [texts.products, money(totals.products)],
          ...(isZero(totals.discount) ? [] : [[texts.discount, money(totals.discount)] as const]),
          [isSplit ? texts.delivery : texts.deliveryBy(deliveryMethod.name), money(totals.shipping)],
          [
            totals.taxRate === '' ? texts.tax : texts.taxAt(formatPercent(totals.taxRate, locale)),
            money(totals.tax),
          ],
          [all.total, money(totals.total)],
        ],
      },
      ...deliveryBlocks(order, settings),
      { kind: 'heading', text: texts.billingAddress },
      { kind: 'lines', lines: addressLines(billingAddress, locale) },
      { kind: 'facts', facts: [[texts.payment, paymentWords(order, texts)]] },
      { kind: 'heading', text: texts.next },
      {
        kind: 'steps',
        steps: [
          texts.packed,
          texts.appointment(cities),
          payment.paymentMethod === 'Card'
            ? texts.invoiceIsPaid
            : texts.invoiceFollows(payment.purchaseOrderNumber),
        ],
      },
    ],
  };
}
