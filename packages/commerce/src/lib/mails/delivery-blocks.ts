import type { OrderSummary } from '@relab/contract/commerce';
import type { EmailTemplate } from '@relab/server/mail';
import { addressLines, formatCount } from '../language/format-values.ts';
import type { EmailSettings } from './mail-settings.ts';

/** Where an order goes: the address, or each of several with how and what is sent there. */
export function deliveryBlocks(order: OrderSummary, settings: EmailSettings): EmailTemplate['blocks'] {
  const texts = settings.texts.deliveries;
  const locale = settings.locale(order.currencyIsoCode);
  const { deliveryGroups, deliveryAddress, items } = order;
  if (deliveryGroups.length < 2) {
    return [
      { kind: 'heading', text: texts.address },
      { kind: 'lines', lines: addressLines(deliveryAddress, locale) },
    ];
  }
  return deliveryGroups.flatMap((delivery, at): EmailTemplate['blocks'] => {
    const own = items.filter(({ deliveryGroupId }) => deliveryGroupId === delivery.deliveryGroupId);
    const what = own.map(({ name, quantity }) => `${formatCount(quantity, locale)} × ${name}`);
    return [
      { kind: 'heading', text: texts.one(at + 1, deliveryGroups.length) },
      { kind: 'lines', lines: addressLines(delivery.deliveryAddress, locale) },
      {
        kind: 'facts',
        facts: [
          [texts.items, what.join(', ')],
          [texts.by, delivery.deliveryMethod.name],
        ],
      },
    ];
  });
}
