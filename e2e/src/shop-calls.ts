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

type Fields = Readonly<Record<string, unknown>>;

async function writeRecord(
  { request }: BrowserContext,
  address: string,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<string> {
  const headers = { origin: address, 'sec-fetch-site': 'same-origin' };
  const response = await request.fetch(`${address}${data}/ui-api/records${path}`, {
    method,
    headers,
    data: body,
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { readonly id: string }).id;
}

/** Writes a new record as somebody signed in; its id. */
export const createRecord = (context: BrowserContext, address: string, apiName: string, fields: Fields) =>
  writeRecord(context, address, 'POST', '', { apiName, fields });

export const updateRecord = (context: BrowserContext, address: string, id: string, fields: Fields) =>
  writeRecord(context, address, 'PATCH', `/${id}`, { fields });

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

/** Listings that can be bought now, of a search term if there is one, the cheapest first. */
export async function findListings(
  context: BrowserContext,
  address: string,
  searchTerm = '',
): Promise<readonly Listing[]> {
  const query = new URLSearchParams({ fields: 'Name', pageSize: '200', excludeFacets: 'true' });
  if (searchTerm !== '') query.set('searchTerm', searchTerm);
  const { productsPage } = await callShop<Found>(context, address, 'GET', `/search/products?${query}`);
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
