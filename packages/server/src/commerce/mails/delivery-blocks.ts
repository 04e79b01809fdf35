import type { OrderSummary } from '@relab/contract/commerce';
import type { Letter } from '../../mail/index.ts';
import { addressWords, countWords } from './words.ts';

/** Where an order goes: the address, or each of several with how and what is sent there. */
export function deliveryBlocks(order: OrderSummary, locale: string): Letter['blocks'] {
  const { deliveryGroups, deliveryAddress, items } = order;
  if (deliveryGroups.length < 2) {
    return [
      { kind: 'heading', text: 'Delivery address' },
      { kind: 'lines', lines: addressWords(deliveryAddress, locale) },
    ];
  }
  return deliveryGroups.flatMap((delivery, at): Letter['blocks'] => {
    const own = items.filter(({ deliveryGroupId }) => deliveryGroupId === delivery.deliveryGroupId);
    const what = own.map(({ name, quantity }) => `${countWords(quantity)} × ${name}`);
    return [
      { kind: 'heading', text: `Delivery ${at + 1} of ${deliveryGroups.length}` },
      { kind: 'lines', lines: addressWords(delivery.deliveryAddress, locale) },
      {
        kind: 'facts',
        facts: [
          ['Items', what.join(', ')],
          ['By', delivery.deliveryMethod.name],
        ],
      },
    ];
  });
}
