import { webstoreId } from '../../../apps/marketplace/src/site/ids.ts';
import type { SizedShop } from './sized-shop.ts';

/** What calls are about in one shop. */
export interface Subjects {
  /** The oldest listings and the newest ones, in turn. */
  readonly products: readonly { readonly id: string; readonly sku: string; readonly urlName: string }[];
  readonly categoryId: string;
  readonly pricebookEntryId: string;
  readonly listViews: readonly { readonly object: string; readonly name: string; readonly id: string }[];
  readonly spaceId: string;
  readonly folderId: string;
  readonly channelId: string;
  readonly contentKey: string;
  readonly variantId: string;
  readonly collectionKey: string;
  readonly appId: string;
}

const data = '/services/data/v63.0';
const cart = `/commerce/webstores/${webstoreId}/carts/current`;

/** The objects that have as many records as there are listings, or more. */
const grownObjects: readonly string[] = [
  'Product2',
  'PricebookEntry',
  'ProductMedia',
  'ProductCategoryProduct',
];

interface Item {
  readonly id: string;
  readonly contentKey: string;
  readonly contentType: { readonly developerName: string };
}

export async function findSubjects(shop: SizedShop): Promise<Subjects> {
  const headers = { authorization: shop.authorization };
  const read = async <Body>(path: string): Promise<Body> =>
    JSON.parse(await shop.send({ path: `${data}${path}`, headers })) as Body;
  const query = async <Row>(text: string): Promise<readonly Row[]> =>
    (await read<{ records: readonly Row[] }>(`/query?q=${encodeURIComponent(text)}`)).records;
  const inOrder = (order: string) =>
    query<{ Id: string; StockKeepingUnit: string; UrlName: string }>(
      `SELECT Id, StockKeepingUnit, UrlName FROM Product2 ORDER BY Name ${order}, Id ${order} LIMIT 100`,
    );
  const [first, last] = [await inOrder('ASC'), await inOrder('DESC')];
  const products = first
    .flatMap((one, at) => [one, last[at] ?? one])
    .map(({ Id, StockKeepingUnit, UrlName }) => ({ id: Id, sku: StockKeepingUnit, urlName: UrlName }));
  const idOf = async (text: string) => (await query<{ Id: string }>(text))[0]?.Id ?? '';
  const listViews = [];
  for (const object of grownObjects) {
    const { lists } = await read<{ lists: readonly { id: string; apiName: string }[] }>(
      `/ui-api/list-info/${object}?pageSize=200`,
    );
    for (const { id, apiName } of lists) listViews.push({ object, name: apiName, id });
  }
  const { spaces } = await read<{
    spaces: readonly { id: string; rootFolderId: string; channels: readonly string[] }[];
  }>('/connect/cms/spaces');
  const { items } = await read<{ items: readonly Item[] }>('/connect/cms/items/search?queryTerm=guide');
  const collection = items.find(({ contentType }) => contentType.developerName === 'sfdc_cms__collection');
  const news = items.find((item) => item !== collection);
  const { apps } = await read<{ apps: readonly { appId: string }[] }>('/ui-api/apps?formFactor=Large');
  const { uniqueProductCount } = await read<{ uniqueProductCount: number }>(cart);
  if (uniqueProductCount === 0)
    await shop.send({
      path: `${data}${cart}/cart-items`,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ productId: products[0]?.id, quantity: '1', type: 'Product' }),
    });
  return {
    products,
    categoryId: await idOf(`SELECT Id FROM ProductCategory WHERE UrlName = 'centrifuges'`),
    pricebookEntryId: await idOf('SELECT Id FROM PricebookEntry LIMIT 1'),
    listViews,
    spaceId: spaces[0]?.id ?? '',
    folderId: spaces[0]?.rootFolderId ?? '',
    channelId: spaces[0]?.channels[0] ?? '',
    contentKey: news?.contentKey ?? '',
    variantId: news?.id ?? '',
    collectionKey: collection?.contentKey ?? '',
    appId: apps[0]?.appId ?? '',
  };
}
