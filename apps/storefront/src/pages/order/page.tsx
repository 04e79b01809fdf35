import { deferredAct } from '@relab/pages';
import { readShopper } from '../../account/shopper.ts';
import { loadOrder } from '../../order/load-order.ts';
import { readOrderStatuses } from '../../order/order-status.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { documentLinks } from './document-links.ts';
import { readOrderFeedback } from './order-feedback.ts';
import { OrderView } from './order-view.tsx';
import * as texts from './texts.tsx';

export const page = definePage(routes.order, {
  name: 'Order_Detail',
  async load({ client, params, url }) {
    const orderKey = url.searchParams.get('key');
    const [order, statuses, { mayUseCart }] = await Promise.all([
      loadOrder({ client, url }, params.orderSummaryId, orderKey),
      readOrderStatuses(client),
      readShopper(client),
    ]);
    const news = readOrderFeedback(url, order);
    return { order, statuses, orderKey, mayUseCart, news, papers: documentLinks(client, order, orderKey) };
  },
  act: deferredAct(async () => (await import('./act-on-order.ts')).actOnOrder),
  head: ({ order }) => ({ title: texts.orderTitle(order.orderNumber), noIndex: true }),
  View: OrderView,
});
