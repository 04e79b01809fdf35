/** Somebody who buys without an account and without a script: forms, and a cookie jar. */
export interface Guest {
  get(path: string): Promise<{ readonly status: number; readonly body: string }>;
  /** Sends a form; answers the path that it leads to. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<string>;
}

export function createGuest(address: () => string): Guest {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: address() };
    const response = await fetch(address() + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return {
    async get(path) {
      const response = await send(path);
      return { status: response.status, body: await response.text() };
    },
    async post(path, form) {
      const response = await send(path, { method: 'POST', body: new URLSearchParams(form) });
      const location = response.headers.get('location');
      await response.body?.cancel();
      if (!location) throw new Error(`${path} answered ${response.status}.`);
      return location;
    },
  };
}

const fieldOf = (html: string, name: string): string =>
  new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html)?.[1] ?? '';

/** From a listing to a placed order; answers the path of its confirmation. */
export async function placeOrder(guest: Guest, productId: string): Promise<string> {
  await guest.post('/cart', { intent: 'add', productId, quantity: '1' });
  await guest.get('/checkout');
  const delivery = await guest.post('/checkout/address', {
    email: 'guest@relab.example',
    name: 'Ada Tester',
    street: 'Musterweg 1',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  });
  const deliveryMethodId = fieldOf((await guest.get(delivery)).body, 'deliveryMethodId');
  await guest.post('/checkout/delivery', { deliveryMethodId });
  const review = await guest.post('/checkout/payment', {
    paymentMethod: 'PurchaseOrder',
    purchaseOrderNumber: 'PO-4711',
    sameBilling: 'yes',
  });
  const { body } = await guest.get(review);
  const form = {
    checkoutId: fieldOf(body, 'checkoutId'),
    expectedTotal: fieldOf(body, 'expectedTotal'),
    acceptedTerms: fieldOf(body, 'acceptedTerms'),
  };
  return await guest.post('/checkout/review', form);
}

/** The listings on the pages of the whole catalogue that can be bought. */
export async function findProducts(guest: Guest): Promise<readonly string[]> {
  const all = /href="(\/category\/marketplace\/[^"?]+)"/.exec((await guest.get('/')).body)?.[1] ?? '';
  const found = new Set<string>();
  for (const page of [1, 2]) {
    const { body } = await guest.get(`${all}?page=${page}`);
    for (const card of body.split('<article').slice(1)) {
      const id = /href="\/product\/[^/"]+\/(01t\w+)"/.exec(card)?.[1];
      if (id && card.includes('data-state="Available"')) found.add(id);
    }
  }
  return [...found];
}
