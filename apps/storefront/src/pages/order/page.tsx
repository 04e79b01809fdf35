import { loadOrder } from '../../buying/load-order.ts';
import { definePage } from '../../frame/page.ts';
import { routes } from '../../routes.ts';
import { OrderView } from './order-view.tsx';

export const page = definePage(routes.order, {
  name: 'Order_Detail',
  load: ({ client, params, url }) => loadOrder(client, params.orderSummaryId, url.searchParams.get('key')),
  head: ({ orderNumber }) => ({ title: `Order ${orderNumber}`, noIndex: true }),
  View: OrderView,
});
