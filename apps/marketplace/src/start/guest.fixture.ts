import { setTimeout as pause } from 'node:timers/promises';

/** Somebody who buys without an account and without a script: forms, and a cookie jar. */
export interface Guest {
  get(path: string): Promise<{ readonly status: number; readonly body: string }>;
  /** Sends a form; answers the path that it leads to. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<string>;
  /** Uploads a file; answers the path that its bytes are at. */
  upload(path: string, name: string, text: string): Promise<string>;
  /** The same person, with the same cookies, at another address. */
  at(address: () => string): Guest;
}

/** How a request ended. */
export interface Answered {
  readonly request: string;
  /** Milliseconds of `performance.now()`. */
  readonly begun: number;
  readonly ended: number;
  /** The status, or why nothing came. */
  readonly result: number | string;
}

/** The error message of a page. */
const noticeOf = (html: string): string =>
  (/role="alert"[^>]*>([\s\S]{0,2000}?)<\/(?:div|p|section)>/.exec(html)?.[1] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .trim();

export interface GuestOptions {
  /** Milliseconds after which they give a request up. */
  readonly patience?: number;
  /** Called with each request that is over. */
  readonly onAnswer?: (answered: Answered) => void;
  /** Up to so many milliseconds pass before each request. */
  readonly thought?: number;
  /** Sends their requests, e.g. from an address of their own. */
  readonly fetch?: typeof fetch;
}

export function createGuest(
  address: () => string,
  options: GuestOptions = {},
  cookies = new Map<string, string>(),
): Guest {
  const { patience, onAnswer, thought = 0, fetch: sendRequest = fetch } = options;
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: address() };
    if (thought > 0) await pause(thought * Math.random());
    const begun = performance.now();
    const end = (result: number | string): void =>
      onAnswer?.({ request: `${init.method ?? 'GET'} ${path}`, begun, ended: performance.now(), result });
    const response = await sendRequest(address() + path, {
      ...init,
      headers: { ...init.headers, ...headers },
      redirect: 'manual',
      ...(patience !== undefined && { signal: AbortSignal.timeout(patience) }),
    }).catch((error: Error) => {
      end(`${error.message} ${String(error.cause ?? '')}`);
      throw error;
    });
    end(response.status);
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
      const body = await response.text();
      if (!location) throw new Error(`${path} answered ${response.status}. ${noticeOf(body)}`);
      return location;
    },
    async upload(path, name, text) {
      const form = new FormData();
      form.append('json', new Blob(['{}'], { type: 'application/json' }));
      form.append('fileData', new File([text], name));
      const response = await send(path, { method: 'POST', body: form });
      const body = await response.text();
      const id = /"id":"(068\w+)"/.exec(body)?.[1];
      if (!id) throw new Error(`${path} answered ${response.status}. ${body}`);
      return `/sfc/servlet.shepherd/version/download/${id}`;
    },
    at: (other) => createGuest(other, options, new Map(cookies)),
  };
}

const fieldOf = (html: string, name: string): string =>
  new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html)?.[1] ?? '';

/** From a listing to the last step of its order; answers the form that places it. */
export async function prepareOrder(
  guest: Guest,
  productId: string,
  email = 'guest@relab.example',
): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string): Promise<string> => {
    const { status, body } = await guest.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}. ${noticeOf(body)}`);
    return body;
  };
  await guest.post('/cart', { intent: 'add', productId, quantity: '1' });
  await guest.get('/checkout');
  const delivery = await guest.post('/checkout/address', {
    email,
    name: 'Ada Tester',
    street: 'Musterweg 1',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  });
  const deliveryMethodId = fieldOf(await read(delivery), 'deliveryMethodId');
  await guest.post('/checkout/delivery', { deliveryMethodId });
  const review = await guest.post('/checkout/payment', {
    paymentMethod: 'PurchaseOrder',
    purchaseOrderNumber: 'PO-4711',
    sameBilling: 'yes',
  });
  const body = await read(review);
  return {
    checkoutId: fieldOf(body, 'checkoutId'),
    expectedTotal: fieldOf(body, 'expectedTotal'),
    acceptedTerms: fieldOf(body, 'acceptedTerms'),
  };
}

/** From a listing to a placed order; answers the path of its confirmation. */
export const placeOrder = async (guest: Guest, productId: string): Promise<string> =>
  await guest.post('/checkout/review', await prepareOrder(guest, productId));

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
