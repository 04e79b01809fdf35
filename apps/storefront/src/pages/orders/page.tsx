import { getOrderSummaries } from '@relab/client/commerce';
import { readShopper } from '../../buying/shopper.ts';
import { definePage, Redirect } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { OrdersView } from './orders-view.tsx';

const pageSize = 20;

/** Pages of the address count from 1, those of the call from 0. */
function readPage(url: URL): number {
  const given = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

export const page = definePage(routes.orders, {
  name: 'Order_List',
  async load({ client, url }) {
    const pageNumber = readPage(url);
    const [orders, { isGuest }] = await Promise.all([
      getOrderSummaries(client, { page: pageNumber - 1, pageSize }),
      readShopper(client),
    ]);
    const pageCount = Math.max(1, Math.ceil(orders.totalItemCount / pageSize));
    if (pageNumber > pageCount)
      throw new Redirect(hrefOf(routes.orders, undefined, { page: pageCount > 1 ? pageCount : null }));
    return { orders, isGuest, pageNumber, pageCount };
  },
  head: () => ({ title: 'Your orders', noIndex: true }),
  View: OrdersView,
});
