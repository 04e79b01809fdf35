import { type Attack, together } from './attack.ts';

/** A guest without a script: forms, and a cookie jar. */
function createGuest(address: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string, form?: Readonly<Record<string, string>>) => {
    const response = await fetch(address + path, {
      redirect: 'manual',
      headers: { origin: address, cookie: Array.from(cookies, (pair) => pair.join('=')).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location') ?? '';
    return { status: response.status, location, body: await response.text() };
  };
  return send;
}

const valueOfField = (html: string, name: string): string =>
  new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html)?.[1] ?? '';

/** The products of the first page of the catalogue that can be bought. */
export async function availableProducts(address: string): Promise<readonly string[]> {
  const send = createGuest(address);
  const { body: home } = await send('/');
  const all = /href="(\/category\/marketplace\/[^"?]+)"/.exec(home)?.[1] ?? '';
  const { body } = await send(all);
  return body
    .split('<article')
    .slice(1)
    .filter((card) => card.includes('data-state="Available"'))
    .flatMap((card) => /href="\/product\/[^/"]+\/(01t\w+)"/.exec(card)?.[1] ?? []);
}

const delivery = {
  name: 'Ada Tester',
  street: 'Musterweg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

interface Step {
  readonly status: number;
  readonly location: string;
}

/** A guest's checkout of one listing up to the review, where its stock is reserved; answers the last form's response. */
async function reserve(send: ReturnType<typeof createGuest>, productId: string, at: number): Promise<Step> {
  await send('/cart', { intent: 'add', productId, quantity: '1' });
  await send('/checkout');
  const step = await send('/checkout/address', { email: `stranger-${at}@attack.example`, ...delivery });
  if (step.status !== 303) return step;
  const { body } = await send(step.location);
  await send('/checkout/delivery', { deliveryMethodId: valueOfField(body, 'deliveryMethodId') });
  return await send('/checkout/payment', {
    paymentMethod: 'PurchaseOrder',
    purchaseOrderNumber: 'PO-4711',
    sameBilling: 'yes',
  });
}

/** As far as a guest gets with one listing; answers the status of the last form. */
async function buy(address: string, productId: string, at: number): Promise<number> {
  const send = createGuest(address);
  const paid = await reserve(send, productId, at);
  if (paid.status !== 303) return paid.status;
  const review = await send(paid.location);
  const placed = await send('/checkout/review', {
    checkoutId: valueOfField(review.body, 'checkoutId'),
    expectedTotal: valueOfField(review.body, 'expectedTotal'),
    acceptedTerms: valueOfField(review.body, 'acceptedTerms'),
  });
  return placed.status;
}

/** The default limit of reservations for one network; orders above it go on without a reservation. */
const maxReservedListings = 20;

/** Orders with a made-up purchase order number, and carts that hold stock, cost nothing: both are limited by network. */
export const stockFloods: readonly Attack[] = [
  {
    name: '16 orders of guests of one network at once',
    run: async ({ address }) => {
      const products = await availableProducts(address);
      return await together(Math.min(16, products.length), (at) => buy(address, products[at] ?? '', at));
    },
    expected: [303, 409, 422, 429],
  },
  {
    name: 'all listings of a page reserved by one network',
    run: async ({ address }) => {
      const products = await availableProducts(address);
      const steps = await together(products.length, (at) =>
        reserve(createGuest(address), products[at] ?? '', 100 + at),
      );
      const left = await availableProducts(address);
      if (products.length - left.length > maxReservedListings)
        throw new Error(`${products.length - left.length} of ${products.length} listings are reserved.`);
      return steps.map(({ status }) => status);
    },
    expected: [303, 409, 422, 429],
  },
];
