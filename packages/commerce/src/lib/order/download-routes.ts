import { downloadCreditNote, downloadInvoice, downloadOrderDocument } from '@relab/contract/commerce';
import { sendVersion } from '@relab/records/files';
import type { Context, Route } from '@relab/server/http';
import { findDocument } from '../checkout/documents.ts';
import { notFound } from '../errors.ts';
import { readCreditNote } from '../invoice/credit-note.ts';
import { readInvoice } from '../invoice/read-invoice.ts';
import { renderInvoice } from '../invoice/render-invoice.ts';
import type { CommerceOptions } from '../options/options.ts';
import { pdfResponse } from '../pdf/pdf-response.ts';
import { toRecordId } from '../record-id.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import type { OrderParams } from './order-access.ts';
import { readAccessible } from './order-routes.ts';

async function sendDocument(
  context: Context,
  options: CommerceOptions,
  params: OrderParams,
  read: typeof readInvoice,
): Promise<Response> {
  const order = await readAccessible(context, options, params);
  const { seller } = options;
  const content = seller && (await read(context.database, order, { ...options, seller }));
  if (!content) throw notFound('paper');
  return pdfResponse(await renderInvoice(content), content.invoiceNumber);
}

/** The documents of an order, for those who may see the order. */
export function orderDownloadRoutes(shop: Shop): Route[] {
  const { options } = shop;
  return [
    shopRoute(shop, 'open', downloadInvoice, async (config, context) =>
      sendDocument(context, options, config, readInvoice),
    ),

    shopRoute(shop, 'open', downloadCreditNote, async (config, context) =>
      sendDocument(context, options, config, readCreditNote),
    ),

    shopRoute(shop, 'open', downloadOrderDocument, async (config, context) => {
      const { documents } = options;
      const { orderSummaryId } = await readAccessible(context, options, config);
      const documentId = toRecordId(config.contentDocumentId);
      const version = documents && (await findDocument(context.database, orderSummaryId, documentId));
      if (!version) throw notFound('document');
      return await sendVersion(version, documents, context.headers);
    }),
  ];
}
