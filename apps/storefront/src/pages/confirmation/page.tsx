import { checkOrderPayment } from '@relab/client/commerce';
import { Redirect } from '@relab/pages';
import { readShopper } from '../../account/shopper.ts';
import { hrefOf } from '../../href.ts';
import { loadOrder } from '../../order/load-order.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { ConfirmationView } from './confirmation-view.tsx';
import * as texts from './texts.tsx';

const unpaid = 'Awaiting Payment';

export const page = definePage(routes.confirmation, {
  name: 'Order',
  async load({ client, params, url }) {
    const { orderSummaryId } = params;
    const [found, { isGuest }] = await Promise.all([
      loadOrder({ client, url }, orderSummaryId),
      readShopper(client),
    ]);
    let order = found;
    if (order.status === unpaid) {
      // Who comes back from the payment service may be faster than its message; without an answer the page waits on.
      await checkOrderPayment(client, { orderSummaryId }).catch(() => {});
      order = await loadOrder({ client, url }, orderSummaryId);
    }
    // Nothing is confirmed before it is paid: the page of the order shows what can be done.
    if (order.status === unpaid || order.status === 'Canceled')
      throw new Redirect(hrefOf(routes.order, { orderSummaryId }));
    return { order, isGuest };
  },
  head: ({ order }) => ({ title: texts.orderTitle(order.orderNumber), noIndex: true }),
  View: ConfirmationView,
});
