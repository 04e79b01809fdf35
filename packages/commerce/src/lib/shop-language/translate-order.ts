import type { OrderSummary } from '@relab/contract/commerce';
import type { TranslateProduct } from '../language/product-texts.ts';
import type { Translate } from '../language/translate.ts';

type Method = OrderSummary['deliveryMethod'];

/** What the shop called things when the order was placed, in the words of whoever asks. */
export function translateOrder(
  order: OrderSummary,
  translate: Translate,
  translateTexts: TranslateProduct,
): OrderSummary {
  const translateMethod = ({ name, description }: Method): Method => ({
    name: translate(name),
    description: translate(description),
  });
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, name: translateTexts.name(item.name) })),
    deliveryMethod: translateMethod(order.deliveryMethod),
    deliveryGroups: order.deliveryGroups.map((group) => ({
      ...group,
      deliveryMethod: translateMethod(group.deliveryMethod),
    })),
    taxNotes: order.taxNotes.map(translate),
  };
}
