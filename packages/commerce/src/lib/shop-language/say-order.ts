import type { OrderSummary } from '@relab/contract/commerce';
import type { TranslateProduct } from '../language/product-texts.ts';
import type { Say } from '../language/say.ts';

type Method = OrderSummary['deliveryMethod'];

/** What the shop called things when the order was placed, in the words of whoever asks. */
export function sayOrder(order: OrderSummary, say: Say, translate: TranslateProduct): OrderSummary {
  const sayMethod = ({ name, description }: Method): Method => ({
    name: say(name),
    description: say(description),
  });
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, name: translate.name(item.name) })),
    deliveryMethod: sayMethod(order.deliveryMethod),
    deliveryGroups: order.deliveryGroups.map((group) => ({
      ...group,
      deliveryMethod: sayMethod(group.deliveryMethod),
    })),
    taxNotes: order.taxNotes.map(say),
  };
}
