import { read, shape, write } from '../../call.ts';
import { writeParts } from '../../multipart.ts';
import { file, line, object, optional } from '../../schema.ts';
import { account, webstorePath } from '../webstore.ts';
import type { Checkout } from './responses.ts';

const documentPath = `${webstorePath}/checkouts/{checkoutId}/purchase-order-document` as const;

/** Keeps the purchase order itself beside its number: a PDF, PNG or JPEG of 10 MB at most. It takes the place of another. */
export const attachPurchaseOrder = write({
  id: 'attachPurchaseOrder',
  area: 'checkout',
  path: documentPath,
  query: object(account),
  body: object({ fileData: file }),
  writeParts,
  response: shape<Checkout>(),
});

/** Takes the file of the purchase order off a checkout; its number stays. */
export const detachPurchaseOrder = write({
  id: 'detachPurchaseOrder',
  area: 'checkout',
  method: 'DELETE',
  path: documentPath,
  query: object(account),
  response: shape<Checkout>(),
});

const orderPath = `${webstorePath}/order-summaries/{orderSummaryId}` as const;
const opened = object({ orderKey: optional(line(80, 1)), ...account });

/** Addresses of bytes: links lead to them, and no client reads them as JSON. */
export const downloadInvoice = read({
  id: 'downloadInvoice',
  area: 'orders',
  path: `${orderPath}/invoice`,
  query: opened,
  response: shape<unknown>(),
  lifetime: 0,
});

/** The credit note of a canceled order, as a file. */
export const downloadCreditNote = read({
  id: 'downloadCreditNote',
  area: 'orders',
  path: `${orderPath}/credit-note`,
  query: opened,
  response: shape<unknown>(),
  lifetime: 0,
});

/** The credit note of a part of an order that came back or was canceled. */
export const downloadOrderReturnCreditNote = read({
  id: 'downloadOrderReturnCreditNote',
  area: 'orders',
  path: `${orderPath}/return-orders/{returnOrderId}/credit-note`,
  query: opened,
  response: shape<unknown>(),
  lifetime: 0,
});

/** A file that belongs to an order, such as its purchase order. */
export const downloadOrderDocument = read({
  id: 'downloadOrderDocument',
  area: 'orders',
  path: `${orderPath}/documents/{contentDocumentId}`,
  query: opened,
  response: shape<unknown>(),
  lifetime: 0,
});
