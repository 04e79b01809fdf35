import { setTimeout as pause } from 'node:timers/promises';
import { type AnyCall, buildRequest } from '@relab/contract';
import { addCheckoutPayment, addItemToCart, startCheckout, updateCheckout } from '@relab/contract/commerce';
import { webstoreId } from '../../../apps/marketplace/src/site/ids.ts';

export interface HttpResponse {
  readonly status: number;
  readonly body: unknown;
}

const deliveryAddress = { name: 'Lab', street: 'Main 1', city: 'Berlin', postalCode: '10115', country: 'DE' };

/** Retries of a shopper, about a tenth of a second apart. */
const most = 1000;

/** A guest with a browser: stores the cookie, and retries, elsewhere too, while a server is away. */
export class Shopper {
  readonly #addresses: readonly string[];
  #turn: number;
  #cookie = '';

  constructor(addresses: readonly string[], number: number) {
    this.#addresses = addresses;
    this.#turn = number;
  }

  async ask(call: AnyCall, config: Readonly<Record<string, unknown>> = {}): Promise<HttpResponse> {
    const { method, url, headers, body } = buildRequest(call, config, { webstoreId });
    for (let attempt = 0; ; attempt++) {
      try {
        const address = this.#addresses[this.#turn++ % this.#addresses.length] ?? '';
        const response = await fetch(address + url, {
          method,
          headers: { ...headers, cookie: this.#cookie },
          ...(typeof body === 'string' ? { body } : {}),
        });
        const text = await response.text();
        const [cookie] = response.headers.getSetCookie();
        if (cookie?.startsWith('relab_guest=')) this.#cookie = cookie.split(';')[0] ?? '';
        // Served by nobody just now: as good as no answer.
        if (response.status < 500)
          return { status: response.status, body: text === '' ? null : JSON.parse(text) };
        if (attempt > most) throw new Error(text);
      } catch (error) {
        if (attempt > most) throw error;
      }
      await pause(50 + 100 * Math.random());
    }
  }

  async must<Body>(call: AnyCall, config: Readonly<Record<string, unknown>> = {}): Promise<Body> {
    const { status, body } = await this.ask(call, config);
    if (status >= 300) throw new Error(`${call.id} answered ${status}: ${JSON.stringify(body)}`);
    return body as Body;
  }

  /** Puts one unit into the cart and fills everything in, up to the last button. */
  async fill(productId: string): Promise<string> {
    await this.must(addItemToCart, { productId, quantity: '1' });
    return await this.fillCheckout();
  }

  async fillCheckout(): Promise<string> {
    const { checkoutId } = await this.must<{ checkoutId: string }>(startCheckout);
    const contactInfo = { email: 'lab@institute.example' };
    const { availableDeliveryMethods } = await this.must<{ availableDeliveryMethods: { id: string }[] }>(
      updateCheckout,
      { checkoutId, contactInfo, deliveryAddress },
    );
    const deliveryMethodId = availableDeliveryMethods[0]?.id;
    await this.must(updateCheckout, { checkoutId, deliveryMethodId });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-1' };
    await this.must(addCheckoutPayment, { checkoutId, ...payment });
    return checkoutId;
  }
}

/** Runs work for each of a list, so many at a time. */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const run = async () => {
    for (const [at, item] of queue) await work(item, at);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run));
}
