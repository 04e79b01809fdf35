import { upsertMedia } from '@relab/content';
import {
  addCheckoutPayment,
  addItemToCart,
  attachPurchaseOrder,
  type CartItems,
  type Checkout,
  claimGuestOrders,
  detachPurchaseOrder,
  downloadCreditNote,
  downloadInvoice,
  downloadOrderDocument,
  getCartItems,
  getCheckout,
  getOrderSummaries,
  getOrderSummary,
  type OrderSummaries,
  type OrderSummary,
  type PlacedOrder,
  placeOrder,
  type Reordered,
  reorder,
  requestOrderCancellation,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import type { FileStore } from '@relab/records/files';
import { storeFile } from '@relab/records/files';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { Seller } from '../options/seller.ts';
import { makeOrderKey } from './order-access.ts';
import { purgeDocuments } from './purge-documents.ts';

const address = { name: 'Robin', street: 'Weg 1', city: 'Jena', postalCode: '07743', country: 'DE' };
const seller: Seller = {
  name: 'Test Shop GmbH',
  address: ['Weg 2', '07743 Jena', 'Germany'],
  vatNumber: 'DE000000000',
  email: 'invoices@shop.example',
  payableInDays: 14,
  invoicePrefix: 'INV',
};
const now = new Date('2026-06-01T12:00:00Z');

/** Bytes in memory. */
function memoryStore(): FileStore & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    write: async (id, bytes) => void kept.set(id, bytes),
    read: async (id) => {
      const bytes = kept.get(id);
      return bytes && { size: bytes.byteLength, body: new Blob([new Uint8Array(bytes)]).stream() };
    },
    size: async (id) => kept.get(id)?.byteLength,
    remove: async (id) => void kept.delete(id),
  };
}

const pdf = (name = 'order 7.pdf', text = '%PDF-1.7 a purchase order') =>
  new File([text], name, { type: 'application/pdf' });

describe.each(testEngines)('what follows an order on %s', (engine) => {
  let shop: TestShop;
  const store = memoryStore();
  const chosen: CommerceOptions = { ...options, documents: store, seller };
  beforeAll(async () => {
    shop = await openShop(engine, chosen);
    await shop.put(
      product('A', { name: 'Centrifuge A', unitPrice: '100.00', stock: 500 }),
      product('B', { name: 'Oven B', unitPrice: '50.00', stock: 500 }),
    );
  });
  afterAll(() => shop.close());

  const ready = async (shopper: Shopper, ...skus: readonly string[]): Promise<string> => {
    for (const sku of skus) await shopper.ok(addItemToCart, { productId: await shop.idOf(sku), quantity: 1 });
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
    const contactInfo = { email: 'lab@institute.example' };
    await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress: address });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-7' };
    await shopper.ok(addCheckoutPayment, { checkoutId, ...payment });
    return checkoutId;
  };
  const place = async (shopper: Shopper, ...skus: readonly string[]) => {
    const checkoutId = await ready(shopper, ...skus);
    return await shopper.ok<PlacedOrder>(placeOrder, { checkoutId });
  };
  const read = async (shopper: Shopper, orderSummaryId: string) =>
    await shopper.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
  const setStatus = (id: string, status: string) =>
    sql`update order_summary set status = ${status}, system_modstamp = ${now} where id = ${id}`.execute(
      shop.database,
    );
  const ship = (id: string, status: string) =>
    sql`
      insert into shipment (id, order_summary_id, status, carrier, tracking_number, tracking_url, ship_date)
      values (${newId('0OB')}, ${id}, ${status}, 'Road & Rail', 'T-1', 'https://carrier.example/T-1', '2026-06-03')
      `.execute(shop.database);

  it('stores the purchase order of a checkout with its order, for those who may see the order', async () => {
    const guest = shop.guest();
    const checkoutId = await ready(guest, 'A');
    const attached = await guest.ok<Checkout>(attachPurchaseOrder, { checkoutId, fileData: pdf() });
    const document = attached.payment?.purchaseOrderDocument;
    expect(document).toMatchObject({ title: 'order 7', fileType: 'PDF', contentSize: 25 });
    // The number is changed, and the file stays.
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-8' };
    const changed = await guest.ok<Checkout>(addCheckoutPayment, { checkoutId, ...payment });
    expect(changed.payment?.purchaseOrderDocument).toEqual(document);
    const { orderSummaryId } = await guest.ok<PlacedOrder>(placeOrder, { checkoutId });
    const order = await read(guest, orderSummaryId);
    expect(order.documents).toEqual([document]);
    const contentDocumentId = document?.contentDocumentId ?? '';
    const asked = { orderSummaryId, contentDocumentId };
    const file = await guest.download(downloadOrderDocument, asked);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="order 7.pdf"');
    expect(await file.text()).toBe('%PDF-1.7 a purchase order');
    const other = shop.guest();
    const { orderSummaryId: foreign } = await place(other, 'A');
    expect((await other.download(downloadOrderDocument, asked)).status).toBe(404);
    // By way of an order of one's own.
    const detour = { orderSummaryId: foreign, contentDocumentId };
    expect((await other.download(downloadOrderDocument, detour)).status).toBe(404);
    const buyer = shop.as(await shop.addUser());
    expect((await buyer.download(downloadOrderDocument, asked)).status).toBe(404);
    const orderKey = await makeOrderKey(shop.database, orderSummaryId, now);
    expect((await buyer.download(downloadOrderDocument, { ...asked, orderKey })).status).toBe(200);
    const wrong = { ...asked, orderKey: `${orderKey}x` };
    expect((await buyer.download(downloadOrderDocument, wrong)).status).toBe(404);
  });

  it('stores only the last purchase order, and none after it is detached or another way to pay is chosen', async () => {
    const guest = shop.guest();
    const checkoutId = await ready(guest, 'A');
    const before = store.kept.size;
    await guest.ok(attachPurchaseOrder, { checkoutId, fileData: pdf('first.pdf') });
    await guest.ok(attachPurchaseOrder, { checkoutId, fileData: pdf('second.pdf') });
    expect(store.kept.size).toBe(before + 1);
    expect(
      (await guest.ok<Checkout>(getCheckout, { checkoutId })).payment?.purchaseOrderDocument?.title,
    ).toBe('second');
    const bare = await guest.ok<Checkout>(detachPurchaseOrder, { checkoutId });
    expect(bare.payment?.purchaseOrderDocument).toBeNull();
    expect(store.kept.size).toBe(before);
    const { rows } = await sql`select 1 from content_document where title in ('first', 'second')`.execute(
      shop.database,
    );
    expect(rows).toEqual([]);
  });

  it('purges the files of checkouts that were untouched for a month, and no others', async () => {
    const left = shop.guest();
    const checkoutId = await ready(left, 'A');
    await left.ok(attachPurchaseOrder, { checkoutId, fileData: pdf('left.pdf') });
    const ordered = shop.guest();
    const orderedCheckout = await ready(ordered, 'A');
    await ordered.ok(attachPurchaseOrder, { checkoutId: orderedCheckout, fileData: pdf('ordered.pdf') });
    await ordered.ok<PlacedOrder>(placeOrder, { checkoutId: orderedCheckout });
    const titles = async () => {
      const { rows } = await sql<{ title: string }>`
        select title from content_document where title in ('left', 'ordered', 'kept picture', 'forgotten')
        order by title`.execute(shop.database);
      return rows.map(({ title }) => title);
    };
    // What content keeps: pictures that came in with an archive, and what its jobs left.
    const keep = async (title: string) =>
      await storeFile({ database: shop.database, now: () => now }, store, {
        ...{ title, ownerId: null, bytes: new Uint8Array([1]) },
        type: { name: 'PNG', mimeType: 'image/png', extension: 'png' },
      });
    const { versionId } = await keep('kept picture');
    await upsertMedia(shop.database, [
      { contentKey: 'kept', kind: 'photo', source: { versionId }, title: 'Kept', mimeType: 'image/webp' },
    ]);
    await keep('forgotten');
    const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(await purgeDocuments(shop.database, after(-1))).toEqual([]);
    expect(await titles()).toEqual(['forgotten', 'kept picture', 'left', 'ordered']);
    expect(await purgeDocuments(shop.database, after(1_000))).not.toEqual([]);
    expect(await titles()).toEqual(['kept picture', 'ordered']);
    const kept = await left.ok<Checkout>(getCheckout, { checkoutId });
    expect(kept.payment).toMatchObject({ purchaseOrderNumber: 'PO-7', purchaseOrderDocument: null });
    await left.ok<PlacedOrder>(placeOrder, { checkoutId });
  });

  it.each([
    ['a page', new File(['<html>'], 'order.pdf'), 415],
    ['a program', new File(['MZ\u0090'], 'order.pdf'), 415],
    ['text', new File(['please deliver'], 'order.pdf'), 415],
    ['nothing', new File([], 'order.pdf'), 400],
    ['too much', new File(['%PDF-', new Uint8Array(10 * 1_048_576)], 'order.pdf'), 413],
  ])('refuses %s as a purchase order, and keeps what was there', async (_, fileData, status) => {
    const guest = shop.guest();
    const checkoutId = await ready(guest, 'A');
    await guest.ok(attachPurchaseOrder, { checkoutId, fileData: pdf('good.pdf') });
    const before = store.kept.size;
    expect((await guest.call(attachPurchaseOrder, { checkoutId, fileData })).status).toBe(status);
    expect(store.kept.size).toBe(before);
    const checkout = await guest.ok<Checkout>(getCheckout, { checkoutId });
    expect(checkout.payment?.purchaseOrderDocument?.title).toBe('good');
  });

  it('takes no file for the checkout of somebody else', async () => {
    const checkoutId = await ready(shop.guest(), 'A');
    const other = shop.guest();
    await ready(other, 'A');
    expect((await other.call(attachPurchaseOrder, { checkoutId, fileData: pdf() })).status).toBe(404);
    expect((await other.call(detachPurchaseOrder, { checkoutId })).status).toBe(404);
  });

  it('shows shipments with where they are, and links to the web alone', async () => {
    const guest = shop.guest();
    const { orderSummaryId } = await place(guest, 'A');
    await ship(orderSummaryId, 'In Transit');
    expect((await read(guest, orderSummaryId)).shipments).toEqual([
      {
        shipmentNumber: expect.any(String),
        status: 'In Transit',
        carrier: 'Road & Rail',
        trackingNumber: 'T-1',
        trackingUrl: 'https://carrier.example/T-1',
        shipDate: '2026-06-03',
        expectedDeliveryDate: null,
        actualDeliveryDate: null,
      },
    ]);
    await sql`update shipment set tracking_url = 'javascript:alert(1)' where order_summary_id = ${orderSummaryId}`.execute(
      shop.database,
    );
    expect((await read(guest, orderSummaryId)).shipments?.[0]?.trackingUrl).toBeNull();
  });

  it('numbers invoices without a gap, also when some fail and many are made at once', async () => {
    const guest = shop.guest();
    const orders: string[] = [];
    for (let count = 0; count < 6; count++) orders.push((await place(guest, 'A')).orderSummaryId);
    const failing = shop.database.transaction().execute(async (transaction) => {
      await sql`update order_summary set status = 'Shipped' where id = ${orders[0]}`.execute(transaction);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await Promise.all(orders.map((id) => setStatus(id, 'Shipped')));
    await setStatus(orders[0] ?? '', 'Fulfilled');
    const numbers: string[] = [];
    for (const id of orders) numbers.push((await read(guest, id)).invoice?.invoiceNumber ?? '');
    const ends = numbers.map((text) => Number(/^INV-2026-(\d{4})$/.exec(text)?.[1])).sort((a, b) => a - b);
    expect(ends).toEqual(ends.map((_, at) => (ends[0] ?? 0) + at));
    expect(new Set(ends).size).toBe(6);
  });

  it('gives the invoice as a PDF to those who may see the order, and as it was from then on', async () => {
    const guest = shop.guest();
    const { orderSummaryId } = await place(guest, 'A', 'B');
    expect((await guest.download(downloadInvoice, { orderSummaryId })).status).toBe(404);
    await setStatus(orderSummaryId, 'Shipped');
    const invoice = await guest.download(downloadInvoice, { orderSummaryId });
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
    expect(invoice.headers.get('content-disposition')).toMatch(
      /^attachment; filename="INV-2026-\d{4}\.pdf"$/,
    );
    expect((await invoice.text()).startsWith('%PDF-')).toBe(true);
    const { rows } = await sql<{ content: object }>`
      select content from invoice where order_summary_id = ${orderSummaryId}`.execute(shop.database);
    expect(rows[0]?.content).toMatchObject({
      purchaseOrderNumber: 'PO-7',
      buyer: { lines: ['Robin', 'Weg 1', '07743 Jena', 'Germany'], vatNumber: null },
      lines: [
        { name: 'Centrifuge A', amount: '100.00' },
        { name: 'Oven B', amount: '50.00' },
        { name: 'Delivery: Parcel', amount: '30.00' },
      ],
      net: '180.00',
      taxes: [{ rate: '19', net: '180.00', tax: '34.20' }],
      total: '214.20',
    });
    await sql`update order_summary set purchase_order_number = 'PO-9' where id = ${orderSummaryId}`.execute(
      shop.database,
    );
    await guest.download(downloadInvoice, { orderSummaryId });
    const again = await sql<{ content: object }>`
      select content from invoice where order_summary_id = ${orderSummaryId}`.execute(shop.database);
    expect(again.rows).toEqual(rows);
    for (const other of [shop.guest(), shop.as(await shop.addUser())]) {
      expect((await other.download(downloadInvoice, { orderSummaryId })).status).toBe(404);
    }
    const orderKey = await makeOrderKey(shop.database, orderSummaryId, now);
    expect((await shop.guest().download(downloadInvoice, { orderSummaryId, orderKey })).status).toBe(200);
  });

  it('takes an invoice back by a credit note with a number of its own, when its order is canceled', async () => {
    const guest = shop.guest();
    const orders: string[] = [];
    for (let count = 0; count < 3; count++) orders.push((await place(guest, 'A', 'B')).orderSummaryId);
    const [one = '', other = '', bare = ''] = orders;
    for (const id of [one, other]) await setStatus(id, 'Shipped');
    expect((await read(guest, one)).creditNote).toBeNull();
    expect((await guest.download(downloadCreditNote, { orderSummaryId: one })).status).toBe(404);
    await Promise.all([one, other, bare].map((id) => setStatus(id, 'Canceled')));
    await setStatus(one, 'Canceled');
    expect((await read(guest, bare)).creditNote).toBeNull();
    const numbers: string[] = [];
    for (const id of [one, other]) numbers.push((await read(guest, id)).creditNote?.creditNoteNumber ?? '');
    expect(numbers.sort()).toEqual(['CN-2026-0001', 'CN-2026-0002']);
    const invoiceNumber = (await read(guest, one)).invoice?.invoiceNumber;
    const note = await guest.download(downloadCreditNote, { orderSummaryId: one });
    expect(note.headers.get('content-disposition')).toMatch(/^attachment; filename="CN-2026-000\d\.pdf"$/);
    expect((await note.text()).startsWith('%PDF-')).toBe(true);
    const { rows } = await sql<{ content: object }>`
      select content from credit_note where order_summary_id = ${one}`.execute(shop.database);
    expect(rows[0]?.content).toMatchObject({
      credits: { invoiceNumber, issued: '2026-06-01T12:00:00.000Z' },
      lines: [
        { name: 'Centrifuge A', quantity: -1, unitPrice: '100.00', amount: '-100.00' },
        { name: 'Oven B', quantity: -1, unitPrice: '50.00', amount: '-50.00' },
        { name: 'Delivery: Parcel', quantity: -1, amount: '-30.00' },
      ],
      net: '-180.00',
      taxes: [{ rate: '19', net: '-180.00', tax: '-34.20' }],
      total: '-214.20',
    });
    for (const stranger of [shop.guest(), shop.as(await shop.addUser())]) {
      expect((await stranger.download(downloadCreditNote, { orderSummaryId: one })).status).toBe(404);
    }
  });

  it('takes the wish to cancel once, leaves it to somebody, and shows what was decided', async () => {
    const buyer = shop.as(await shop.addUser());
    const { orderSummaryId, orderReferenceNumber } = await place(buyer, 'A');
    const had = await shop.stockOf('A');
    const asked = await buyer.ok<OrderSummary>(requestOrderCancellation, {
      orderSummaryId,
      reason: 'The room is not ready.',
    });
    expect(asked.cancellation).toMatchObject({ state: 'Requested', reason: 'The room is not ready.' });
    expect(asked.mayRequestCancellation).toBe(false);
    expect((await buyer.call(requestOrderCancellation, { orderSummaryId })).status).toBe(409);
    const { rows } = await sql<{ subject: string }>`
      select subject from task where what_id = ${orderSummaryId}`.execute(shop.database);
    expect(rows).toEqual([{ subject: `Cancel ${orderReferenceNumber}?` }]);
    await sql`
      update order_summary set status = 'Canceled', cancellation_note = 'Of course.' where id = ${orderSummaryId}
      `.execute(shop.database);
    expect(await read(buyer, orderSummaryId)).toMatchObject({
      status: 'Canceled',
      cancellation: { state: 'Accepted', note: 'Of course.' },
    });
    expect(await shop.stockOf('A')).toBe(had + 1);
    // Written again, it is not given back again.
    await setStatus(orderSummaryId, 'Canceled');
    expect(await shop.stockOf('A')).toBe(had + 1);
  });

  it('does not take it once something is under way, or from somebody else', async () => {
    const guest = shop.guest();
    const { orderSummaryId } = await place(guest, 'A');
    for (const other of [shop.guest(), shop.as(await shop.addUser())]) {
      expect((await other.call(requestOrderCancellation, { orderSummaryId })).status).toBe(404);
    }
    await ship(orderSummaryId, 'Planned');
    expect((await read(guest, orderSummaryId)).mayRequestCancellation).toBe(true);
    await sql`update shipment set status = 'Picked Up' where order_summary_id = ${orderSummaryId}`.execute(
      shop.database,
    );
    expect((await read(guest, orderSummaryId)).mayRequestCancellation).toBe(false);
    expect(await guest.call(requestOrderCancellation, { orderSummaryId })).toMatchObject({
      status: 409,
      body: [{ message: expect.stringContaining('on its way') }],
    });
  });

  it('reorders what is for sale, and lists what is not', async () => {
    await shop.put(
      product('SOLD', { name: 'Single', stock: 1 }),
      product('GONE', { name: 'Gone', stock: 2 }),
    );
    const guest = shop.guest();
    const { orderSummaryId } = await place(guest, 'A', 'SOLD', 'GONE');
    await sql`update product2 set is_active = false where stock_keeping_unit = 'GONE'`.execute(shop.database);
    const again = await guest.ok<Reordered>(reorder, { orderSummaryId });
    expect(again.added).toEqual([{ orderItemSummaryId: expect.any(String), quantity: '1.0' }]);
    expect(again.notAdded.map(({ name, message }) => `${name}: ${message}`).toSorted()).toEqual([
      'Gone: It is not for sale any more.',
      'Single: Single is sold.',
    ]);
    const { cartItems } = await guest.ok<CartItems>(getCartItems);
    expect(cartItems.map(({ cartItem }) => cartItem.name)).toEqual(['Centrifuge A']);
    expect((await shop.guest().call(reorder, { orderSummaryId })).status).toBe(404);
  });

  it('finds orders by number, item and status, in pages, and tells who placed them', async () => {
    const user = await shop.addUser();
    const colleague = { ...(await shop.addUser()), accountId: user.accountId };
    const [one, other] = [shop.as(user), shop.as(colleague)];
    const first = await place(one, 'A');
    await place(one, 'B');
    await place(other, 'A', 'B');
    const find = async (config: object) =>
      (await one.ok<OrderSummaries>(getOrderSummaries, { ...config })).totalItemCount;
    expect(await find({})).toBe(3);
    expect(await find({ onlyOwn: true })).toBe(2);
    expect(await find({ searchTerm: first.orderReferenceNumber.slice(-4) })).toBe(1);
    expect(await find({ searchTerm: 'centrifuge' })).toBe(2);
    expect(await find({ searchTerm: 'po-7' })).toBe(3);
    expect(await find({ searchTerm: '%' })).toBe(0);
    expect(await find({ searchTerm: "' or true --" })).toBe(0);
    await setStatus(first.orderSummaryId, 'Approved');
    expect(await find({ status: 'Approved' })).toBe(1);
    const page = await one.ok<OrderSummaries>(getOrderSummaries, { page: 1, pageSize: 2 });
    expect(page).toMatchObject({ count: 1, currentPage: 1, totalItemCount: 3 });
    expect(page.orderSummaries[0]?.orderedByName).toContain('Buyer');
  });

  it('makes the orders of a browser those of who signs in there, and of nobody else', async () => {
    const guest = shop.guest();
    const { orderSummaryId } = await place(guest, 'A');
    const stranger = shop.guest();
    const kept = await place(stranger, 'A');
    expect((await guest.call(claimGuestOrders)).status).toBe(403);
    const user = await shop.addUser();
    const buyer = shop.as(user, guest.secret);
    expect(await buyer.ok(claimGuestOrders)).toEqual({ count: 1 });
    expect(await buyer.ok(claimGuestOrders)).toEqual({ count: 0 });
    expect((await read(buyer, orderSummaryId)).orderSummaryId).toBe(orderSummaryId);
    expect((await guest.call(getOrderSummary, { orderSummaryId })).status).toBe(404);
    expect((await read(stranger, kept.orderSummaryId)).orderSummaryId).toBe(kept.orderSummaryId);
  });

  it('gives who has confirmed an address what guests ordered with it, once they ask for it, and nobody else', async () => {
    const { orderSummaryId } = await place(shop.guest(), 'A');
    const user = await shop.addUser();
    const buyer = shop.as(user);
    await sql`
      insert into auth_user (id, name, email, email_verified, created_at, updated_at)
      values (${user.userId}, 'Robin', 'Lab@Institute.example', false, ${now}, ${now})`.execute(
      shop.database,
    );
    await sql`update "user" set auth_id = ${user.userId} where id = ${user.userId}`.execute(shop.database);
    expect(await buyer.ok(claimGuestOrders, { byEmail: true })).toEqual({ count: 0 });
    await sql`update auth_user set email_verified = true where id = ${user.userId}`.execute(shop.database);
    // Signing in alone moves nothing: whoever placed the order may have given an address that is not theirs.
    expect(await buyer.ok(claimGuestOrders)).toEqual({ count: 0 });
    const { count } = await buyer.ok<{ count: number }>(claimGuestOrders, { byEmail: true });
    expect(count).toBeGreaterThan(0);
    expect((await read(buyer, orderSummaryId)).orderSummaryId).toBe(orderSummaryId);
  });
});
