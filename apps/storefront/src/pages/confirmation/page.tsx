import { loadOrder } from '../../buying/load-order.ts';
import { readShopper } from '../../buying/shopper.ts';
import { definePage } from '../../frame/page.ts';
import { routes } from '../../routes.ts';
import { ConfirmationView } from './confirmation-view.tsx';

export const page = definePage(routes.confirmation, {
  name: 'Order',
  async load({ client, params }) {
    const [order, { isGuest }] = await Promise.all([
      loadOrder(client, params.orderSummaryId),
      readShopper(client),
    ]);
    return { order, isGuest };
  },
  head: ({ order }) => ({ title: `Order ${order.orderNumber}`, noIndex: true }),
  View: ConfirmationView,
});
