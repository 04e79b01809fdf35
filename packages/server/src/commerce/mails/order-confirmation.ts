import type { OrderSummary } from '@relab/contract/commerce';
import type { Letter } from '../../mail/index.ts';
import { localeOf } from '../market/market.ts';
import { deliveryBlocks } from './delivery-blocks.ts';
import type { MailSettings } from './mail-settings.ts';
import { addressWords, countWords, dayWords, moneyWords } from './words.ts';

function paymentWords({ payment }: OrderSummary): string {
  if (payment.paymentMethod === 'Card') return 'Card, paid';
  if (payment.paymentMethod === 'Invoice') return 'Invoice';
  return payment.purchaseOrderNumber ? `Purchase order ${payment.purchaseOrderNumber}` : 'Purchase order';
}

function invoiceWords({ paymentMethod, purchaseOrderNumber: number }: OrderSummary['payment']): string {
  if (paymentMethod === 'Card') return 'The invoice stands on the page of the order. It is paid.';
  return number === null
    ? 'The invoice follows to the billing address. Nothing is paid before.'
    : `The invoice follows, with your purchase order ${number} on it. Nothing is paid before.`;
}

const isNothing = (amount: string): boolean => Number(amount) === 0;

/** What somebody who has ordered is told: all that the order says, and what comes next. */
export function orderConfirmation(order: OrderSummary, link: string, { shop }: MailSettings): Letter {
  const { totals, currencyIsoCode, orderNumber, deliveryMethod, deliveryGroups, billingAddress } = order;
  const isSplit = deliveryGroups.length > 1;
  const cities = [...new Set(deliveryGroups.map(({ deliveryAddress }) => deliveryAddress.city))];
  const locale = localeOf(shop, currencyIsoCode);
  const money = (amount: string): string => moneyWords(amount, currencyIsoCode, locale);
  return {
    siteName: shop.name,
    title: `Your order ${orderNumber}`,
    reason: `You get this because an order was placed at ${shop.name} with this address on ${dayWords(order.orderedDate, locale)}. If it was not you, please write to us and name the number.`,
    blocks: [
      { kind: 'text', text: 'Thank you. Your order is placed, and what you ordered is off the market.' },
      { kind: 'link', label: 'See the order', href: link },
      { kind: 'heading', text: 'What you ordered' },
      {
        kind: 'table',
        columns: [
          { label: 'Item' },
          { label: 'Quantity', isNumber: true },
          { label: 'Price', isNumber: true },
        ],
        rows: order.items.map(({ name, sku, quantity, unitPrice, totalPrice }) => [
          sku === null ? name : `${name} (${sku})`,
          // Two columns of amounts would not fit on a small screen.
          `${countWords(quantity)} × ${money(unitPrice)}`,
          money(totalPrice),
        ]),
        sums: [
          ['Products', money(totals.products)],
          ...(isNothing(totals.discount) ? [] : [['Discount', money(totals.discount)] as const]),
          [isSplit ? 'Delivery' : `Delivery: ${deliveryMethod.name}`, money(totals.shipping)],
          [totals.taxRate === '' ? 'Tax' : `Tax (${Number(totals.taxRate)}%)`, money(totals.tax)],
          ['Total', money(totals.total)],
        ],
      },
      ...deliveryBlocks(order, locale),
      { kind: 'heading', text: 'Billing address' },
      { kind: 'lines', lines: addressWords(billingAddress, locale) },
      { kind: 'facts', facts: [['Payment', paymentWords(order)]] },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'steps',
        steps: [
          'The seller checks the goods against the listing and packs them, with the papers that it names.',
          `The carrier makes an appointment for ${cities.join(' and ')}. We write to you once the goods are on their way.`,
          invoiceWords(order.payment),
        ],
      },
    ],
  };
}
