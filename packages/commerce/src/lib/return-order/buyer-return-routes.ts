import { downloadOrderReturnCreditNote, requestOrderReturn } from '@relab/contract/commerce';
import type { Route } from '@relab/server/http';
import { notFound } from '../errors.ts';
import { renderInvoice } from '../invoice/render-invoice.ts';
import { lockOrder } from '../order/order-access.ts';
import { readAccessible } from '../order/order-routes.ts';
import { pdfResponse } from '../pdf/pdf-response.ts';
import { toRecordId } from '../record-id.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute, transactionRoute } from '../shop/shop-route.ts';
import { requestReturn } from './request-return.ts';
import { readReturnCredit } from './return-credit-note.ts';

/** Asking for returns, and their credit notes, for those who may see the order. */
export const buyerReturnRoutes = (shop: Shop): Route[] => [
  transactionRoute(shop, 'open', requestOrderReturn, async (config, context) => {
    await requestReturn(context, await lockOrder(context, config), config);
    return await readAccessible(context, shop.options, config);
  }),

  shopRoute(shop, 'open', downloadOrderReturnCreditNote, async ({ returnOrderId, ...params }, context) => {
    const { returns = [] } = await readAccessible(context, shop.options, params);
    const id = toRecordId(returnOrderId);
    const content = returns.some((one) => one.returnOrderId === id)
      ? await readReturnCredit(context.database, id)
      : null;
    if (!content) throw notFound('paper');
    return pdfResponse(await renderInvoice(content), content.invoiceNumber);
  }),
];
