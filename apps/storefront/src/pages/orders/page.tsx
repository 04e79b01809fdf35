import { getOrderSummaries } from '@relab/client/commerce';
import { getEmailVerification } from '@relab/client/identity';
import { Redirect } from '@relab/pages';
import { readShopper } from '../../account/shopper.ts';
import { hrefOf } from '../../href.ts';
import { readOrderStatuses } from '../../order/order-status.ts';
import { definePage } from '../../page.ts';
import { pageNumberOf } from '../../page-number.ts';
import { routes } from '../../routes.ts';
import { queryOf, readCriteria } from './order-criteria.ts';
import { OrdersView } from './orders-view.tsx';
import * as texts from './texts.tsx';

const pageSize = 20;

export const page = definePage(routes.orders, {
  name: 'Order_List',
  async load({ client, url }) {
    const pageNumber = pageNumberOf(url);
    const statuses = await readOrderStatuses(client);
    const narrowing = readCriteria(url, statuses);
    const [orders, { isGuest, companyName }] = await Promise.all([
      getOrderSummaries(client, { page: pageNumber - 1, pageSize, ...queryOf(narrowing) }),
      readShopper(client),
    ]);
    const pageCount = Math.max(1, Math.ceil(orders.totalItemCount / pageSize));
    if (pageNumber > pageCount) {
      const last = pageCount > 1 ? pageCount : null;
      throw new Redirect(hrefOf(routes.orders, undefined, { ...narrowing, page: last }));
    }
    // The orders show without it.
    const email = isGuest ? null : await getEmailVerification(client, {}).catch(() => null);
    const unverified = email?.isVerified === false ? email.email : null;
    return { orders, isGuest, companyName, unverified, statuses, narrowing, pageNumber, pageCount };
  },
  head: () => ({ title: texts.yourOrders, noIndex: true }),
  View: OrdersView,
});
