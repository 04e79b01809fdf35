import { getOrderSummary } from '@relab/client/commerce';
import { formatMoney } from '../money.ts';
import { hrefOf, routes } from '../routes.ts';
import { definePage } from '../site-definition.ts';

/** An order of whoever placed it: of a guest, in this browser or by the key that stands in the mails. */
export const page = definePage(routes.order, {
  name: 'Order',
  load: ({ client, params: { orderSummaryId }, url }) => {
    const orderKey = url.searchParams.get('key') ?? undefined;
    return getOrderSummary(client, { orderSummaryId, ...(orderKey && { orderKey }) });
  },
  head: ({ orderNumber }) => ({ title: `Order ${orderNumber}`, noIndex: true }),
  View: ({ data: order }) => (
    <>
      <h1>Thank you: order {order.orderNumber}</h1>
      <p>
        {order.status}. A confirmation is on its way to {order.contactEmail}.
      </p>
      <p>
        {order.deliveryMethod.name} to {order.deliveryAddress.city}; in total{' '}
        <b>{formatMoney(order.totals.total, order.currencyIsoCode)}</b>.
      </p>
      <p>
        <a href={hrefOf(routes.home)}>Back to the shop</a>
      </p>
    </>
  ),
});
