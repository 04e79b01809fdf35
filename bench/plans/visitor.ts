import type { Marketplace } from '../../apps/marketplace/src/start/open-marketplace.ts';

export const origin = 'http://bench.test';

/** Somebody with cookies and without a browser, inside this process. */
export interface Visitor {
  get(path: string): Promise<string>;
  /** Sends a form; answers where it leads to. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<string>;
  send(method: string, path: string, body: object): Promise<string>;
}

export function createVisitor(
  marketplace: Pick<Marketplace, 'fetch'>,
  failed: (line: string) => void,
): Visitor {
  const cookies = new Map<string, string>();
  async function send(path: string, init: RequestInit): Promise<Response> {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, origin, 'sec-fetch-site': 'same-origin', cookie };
    const request = new Request(new URL(path, origin), { ...init, headers });
    const response = await marketplace.fetch(request, { address: '127.0.0.1' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (response.status >= 400) {
      const [, alert = ''] =
        /role="alert"[^>]*>(.*?)<\/(?:div|section|p)>/s.exec(await response.clone().text()) ?? [];
      failed(`${init.method ?? 'GET'} ${path}: ${response.status} ${alert.replaceAll(/<[^>]*>/g, ' ')}`);
    }
    return response;
  }
  return {
    get: async (path) => (await send(path, {})).text(),
    async post(path, form) {
      const response = await send(path, { method: 'POST', body: new URLSearchParams(form) });
      await response.body?.cancel();
      return new URL(response.headers.get('location') ?? path, origin).href.slice(origin.length);
    },
    send: async (method, path, body) =>
      (
        await send(path, {
          method,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
      ).text(),
  };
}

const fieldOf = (html: string, name: string): string =>
  new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html)?.[1] ?? '';

const address = {
  name: 'Ada Tester',
  companyName: 'Institute of Tests',
  street: 'Musterweg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phoneNumber: '+49 30 1234567',
};

/** Orders a listing; answers the path of the confirmation. */
export async function placeOrder(visitor: Visitor, productId: string, email: string): Promise<string> {
  await visitor.post('/cart', { intent: 'add', productId, quantity: '1' });
  await visitor.get('/checkout');
  const delivery = await visitor.post('/checkout/address', { email, ...address });
  const deliveryMethodId = fieldOf(await visitor.get(delivery), 'deliveryMethodId');
  await visitor.post('/checkout/delivery', { deliveryMethodId });
  const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-4711', sameBilling: 'yes' };
  const html = await visitor.get(await visitor.post('/checkout/payment', payment));
  const form = { checkoutId: fieldOf(html, 'checkoutId'), expectedTotal: fieldOf(html, 'expectedTotal') };
  return await visitor.post('/checkout/review', form);
}
