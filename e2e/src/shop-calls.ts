import type { BrowserContext } from 'playwright-core';

const data = '/services/data/v63.0';
const webstore = `${data}/commerce/webstores/0ZE000000000001AAA`;

/** Calls the shop as a script of a page would, with the visitor's cookies; anything but success throws. */
export async function callShop<Answer>(
  { request }: BrowserContext,
  address: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await request.fetch(`${address}${webstore}${path}`, {
    method,
    headers: { origin: address, 'sec-fetch-site': 'same-origin' },
    ...(body && { data: body }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Writes a new record as somebody signed in; its id. */
export async function createRecord(
  { request }: BrowserContext,
  address: string,
  apiName: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<string> {
  const response = await request.post(`${address}${data}/ui-api/records`, {
    headers: { origin: address, 'sec-fetch-site': 'same-origin' },
    data: { apiName, fields },
  });
  if (!response.ok()) throw new Error(`${apiName}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { readonly id: string }).id;
}

export interface Listing {
  readonly id: string;
  readonly name: string;
  readonly available: number;
  /** Euros, without tax. */
  readonly price: number;
}

interface Found {
  readonly productsPage: {
    readonly products: readonly {
      readonly id: string;
      readonly name: string;
      readonly inventory: { readonly availableToOrder: number };
      readonly prices: { readonly unitPrice: string };
    }[];
  };
}

/** Listings that can be bought now, the cheapest first. */
export async function findListings(context: BrowserContext, address: string): Promise<readonly Listing[]> {
  const { productsPage } = await callShop<Found>(
    context,
    address,
    'GET',
    '/search/products?fields=Name&pageSize=200&excludeFacets=true',
  );
  return productsPage.products
    .map(({ id, name, inventory, prices }) => ({
      id,
      name,
      available: inventory.availableToOrder,
      price: Number(prices.unitPrice),
    }))
    .filter(({ available }) => available > 0)
    .sort((a, b) => a.price - b.price);
}
