import { getOrderSummary, isGuest } from '@relab/client/commerce';
import type { OrderSummary } from '@relab/contract/commerce';
import { NotFound, Redirect } from '@relab/pages';
import { hasStatusOrCode } from '../form/call-error.ts';
import { hrefOf } from '../href.ts';
import type { PageContext } from '../page.ts';
import { routes } from '../routes.ts';

/**
 * The shopper's own order, or one that the key of an e-mail's link opens. Anybody else who is signed in gets the page for
 * what is not there; a guest may be its owner, and signs in first: the same whether there is such an order or not.
 */
export async function loadOrder(
  { client, url }: Pick<PageContext, 'client' | 'url'>,
  orderSummaryId: string,
  orderKey?: string | null,
): Promise<OrderSummary> {
  try {
    return await getOrderSummary(client, { orderSummaryId, ...(orderKey ? { orderKey } : {}) });
  } catch (error) {
    if (![400, 401, 403, 404].some((status) => hasStatusOrCode(error, status))) throw error;
    if (!(await isGuest(client))) throw new NotFound();
    throw new Redirect(hrefOf(routes.login, undefined, { next: url.pathname + url.search }));
  }
}
