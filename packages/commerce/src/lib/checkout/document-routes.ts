import { attachPurchaseOrder, type Checkout, detachPurchaseOrder } from '@relab/contract/commerce';
import { deleteFile } from '@relab/records/files';
import { ApiError, type Context, Reply, type Route } from '@relab/server/http';
import { actingFor } from '../account/acting-account.ts';
import { conflict } from '../errors.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { type CheckoutRow, findCheckout } from './checkout-row.ts';
import { maxDocumentBytes, storeDocument } from './documents.ts';

type PurchaseOrder = NonNullable<NonNullable<CheckoutRow['payment']>['purchaseOrderDocument']>;

/** Changes an open checkout and answers it, all in one transaction. */
type Change = (
  whole: Context,
  checkoutId: string,
  work: (row: CheckoutRow, context: Context) => Promise<CheckoutRow>,
) => Promise<Checkout>;

const withDocument = (row: CheckoutRow, purchaseOrderDocument: PurchaseOrder | null): CheckoutRow => ({
  ...row,
  payment: row.payment && { ...row.payment, purchaseOrderDocument },
});

function storeOf({ documents }: CommerceOptions) {
  if (documents) return documents;
  throw new ApiError('NOT_FOUND', 'This shop keeps no documents. Give the number of the purchase order.');
}

/** Removes the document that a checkout had; `gone` collects whose bytes go afterwards. */
export async function dropDocument(row: CheckoutRow, context: Context, gone: string[]): Promise<void> {
  const had = row.payment?.purchaseOrderDocument;
  if (had) gone.push(...(await deleteFile(context.database, had.contentDocumentId)));
}

function requirePurchaseOrder({ payment }: CheckoutRow): void {
  if (payment?.paymentMethod === 'PurchaseOrder') return;
  throw conflict('Choose to pay against a purchase order first.');
}

/** Nobody sends ten megabytes to a checkout that is not theirs, or that takes no document. */
async function requireCheckout(path: Readonly<Record<string, string>>, context: Context): Promise<void> {
  const effectiveAccountId = context.url.searchParams.get('effectiveAccountId');
  const acting = await actingFor(context, effectiveAccountId === null ? {} : { effectiveAccountId });
  requirePurchaseOrder(await findCheckout(acting, path.checkoutId ?? ''));
}

export function documentRoutes(shop: Shop, change: Change): Route[] {
  const { options } = shop;
  return [
    {
      ...shopRoute(shop, 'checkout', attachPurchaseOrder, async ({ checkoutId, fileData }, whole) => {
        const store = storeOf(options);
        const gone: string[] = [];
        const answer = await change(whole, checkoutId, async (row, context) => {
          requirePurchaseOrder(row);
          const document = await storeDocument(context, store, fileData);
          await dropDocument(row, context, gone);
          return withDocument(row, document);
        });
        for (const versionId of gone) await store.remove(versionId);
        return new Reply(answer, 201);
      }),
      maxBodyBytes: maxDocumentBytes,
      beforeBody: requireCheckout,
    },

    shopRoute(shop, 'checkout', detachPurchaseOrder, async ({ checkoutId }, whole) => {
      const store = storeOf(options);
      const gone: string[] = [];
      const answer = await change(whole, checkoutId, async (row, context) => {
        await dropDocument(row, context, gone);
        return withDocument(row, null);
      });
      for (const versionId of gone) await store.remove(versionId);
      return answer;
    }),
  ];
}
