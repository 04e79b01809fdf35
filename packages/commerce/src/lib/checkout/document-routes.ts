import { attachPurchaseOrder, detachPurchaseOrder } from '@relab/contract/commerce';
import { deleteFile } from '@relab/records/files';
import { ApiError, type Context, Reply, type Route } from '@relab/server/http';
import { actingFor } from '../account/acting-account.ts';
import { conflict } from '../errors.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { changeCheckout } from './change-checkout.ts';
import { type CheckoutRow, findCheckout } from './checkout-row.ts';
import { maxDocumentBytes, storeDocument } from './documents.ts';

type PurchaseOrder = NonNullable<NonNullable<CheckoutRow['payment']>['purchaseOrderDocument']>;

const withDocument = (row: CheckoutRow, purchaseOrderDocument: PurchaseOrder | null): CheckoutRow => ({
  ...row,
  payment: row.payment && { ...row.payment, purchaseOrderDocument },
});

function storeOf({ documents }: CommerceOptions) {
  if (documents) return documents;
  throw new ApiError('NOT_FOUND', 'This shop keeps no documents. Give the number of the purchase order.');
}

/** Removes the document of a checkout; `removed` collects the versions whose bytes are deleted after the commit. */
export async function dropDocument(row: CheckoutRow, context: Context, removed: string[]): Promise<void> {
  const document = row.payment?.purchaseOrderDocument;
  if (document) removed.push(...(await deleteFile(context.database, document.contentDocumentId)));
}

function requirePurchaseOrder({ payment }: CheckoutRow): void {
  if (payment?.paymentMethod === 'PurchaseOrder') return;
  throw conflict('Choose to pay against a purchase order first.');
}

/** Checked before the body is read: nobody sends ten megabytes to the checkout of another, or to one that accepts no document. */
async function requireCheckout(path: Readonly<Record<string, string>>, context: Context): Promise<void> {
  const effectiveAccountId = context.url.searchParams.get('effectiveAccountId');
  const acting = await actingFor(context, effectiveAccountId === null ? {} : { effectiveAccountId });
  requirePurchaseOrder(await findCheckout(acting, path.checkoutId ?? ''));
}

export function documentRoutes(shop: Shop): Route[] {
  const { options } = shop;
  return [
    {
      ...shopRoute(shop, 'checkout', attachPurchaseOrder, async ({ checkoutId, fileData }, caller) => {
        const store = storeOf(options);
        const removed: string[] = [];
        const response = await changeCheckout(caller, options, checkoutId, async (row, context) => {
          requirePurchaseOrder(row);
          const document = await storeDocument(context, store, fileData);
          await dropDocument(row, context, removed);
          return withDocument(row, document);
        });
        for (const versionId of removed) await store.remove(versionId);
        return new Reply(response, 201);
      }),
      maxBodyBytes: maxDocumentBytes,
      beforeBody: requireCheckout,
    },

    shopRoute(shop, 'checkout', detachPurchaseOrder, async ({ checkoutId }, caller) => {
      const store = storeOf(options);
      const removed: string[] = [];
      const response = await changeCheckout(caller, options, checkoutId, async (row, context) => {
        await dropDocument(row, context, removed);
        return withDocument(row, null);
      });
      for (const versionId of removed) await store.remove(versionId);
      return response;
    }),
  ];
}
