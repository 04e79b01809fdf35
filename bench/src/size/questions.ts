import { webstoreId } from '../../../apps/marketplace/src/site/ids.ts';
import type { ShopRequest, SizedShop } from './sized-shop.ts';

export interface Question {
  readonly name: string;
  /** Different from one time to the next, where a repeated request would be answered from a cache. */
  readonly request: (turn: number) => ShopRequest;
}

const data = '/services/data/v63.0';
const store = `${data}/commerce/webstores/${webstoreId}`;
type Path = (turn: number) => string;
const words = ['centrifuge', 'freezer', 'microscope', 'balance', 'incubator', 'autoclave', 'pump', 'oven'];
const encoded = (json: unknown): string =>
  encodeURIComponent(Buffer.from(JSON.stringify(json)).toString('base64'));

/** What visitors, buyers' programs and the office ask most, of one shop. */
export async function questionsOf(shop: SizedShop): Promise<readonly Question[]> {
  const office = { authorization: shop.authorization };
  // A cookie of whoever it be has pages made anew.
  const visitor = { cookie: 'x=1', 'accept-encoding': 'gzip' };
  const rows = `${data}/query?q=${encodeURIComponent('SELECT Id, UrlName FROM Product2 ORDER BY Name, Id LIMIT 200')}`;
  const { records } = JSON.parse(await shop.send({ path: rows, headers: office })) as {
    readonly records: readonly { readonly Id: string; readonly UrlName: string }[];
  };
  const record = (turn: number) => records[turn % records.length] ?? { Id: '', UrlName: '' };
  const centrifuges = `SELECT Id FROM ProductCategory WHERE UrlName = 'centrifuges'`;
  const [category] = (
    JSON.parse(
      await shop.send({ path: `${data}/query?q=${encodeURIComponent(centrifuges)}`, headers: office }),
    ) as {
      readonly records: readonly { readonly Id: string }[];
    }
  ).records;
  const query = (text: string) => `${data}/query?q=${encodeURIComponent(text)}`;
  const search = (parameters: string) => `${store}/search/products?fields=Name&${parameters}`;
  const price = (turn: number) => encoded([{ nameOrId: 'UnitPrice', values: [`${turn % 400}..9000`] }]);
  const word = (turn: number) => words[turn % words.length] ?? '';
  const ofVisitors: readonly (readonly [string, Path])[] = [
    ['home', () => '/'],
    ['category', () => `/category/centrifuges/${category?.Id ?? ''}`],
    ['listing', (turn) => `/product/${record(turn).UrlName}/${record(turn).Id}`],
    ['search page', (turn) => `/global-search/${word(turn)}`],
  ];
  const ofPrograms: readonly (readonly [string, Path])[] = [
    ['categories with counts', () => `${store}/product-categories/children`],
    [
      'suggestions',
      (turn) => `${store}/search/suggestions?searchTerm=${word(turn).slice(0, 1 + (turn % 5))}`,
    ],
    ['a category with facets', () => search('categoryId=centrifuges')],
    ['a new price filter', (turn) => search(`refinements=${price(turn)}`)],
    ['by price, far down', (turn) => search(`sortRuleId=price-asc&page=${35 + (turn % 8)}&pageSize=20`)],
    [
      'record',
      (turn) => `${data}/ui-api/records/${record(turn).Id}?fields=Product2.Name,Product2.ProductCode`,
    ],
    ['related list', (turn) => `${data}/ui-api/related-list-records/${record(turn).Id}/ProductMedia`],
    ['query by name', () => query('SELECT Id, Name FROM Product2 ORDER BY Name, Id LIMIT 200')],
    [
      'query with relationship',
      (turn) => query(`SELECT Id, Product2.Name FROM PricebookEntry WHERE Product2Id = '${record(turn).Id}'`),
    ],
    ['lookup', (turn) => `${data}/ui-api/lookups/PricebookEntry/Product2Id?q=${word(turn)}`],
  ];
  const found = [
    ...ofVisitors.map(([name, path]) => ({
      name,
      request: (turn: number) => ({ path: path(turn), headers: visitor }),
    })),
    ...ofPrograms.map(([name, path]) => ({
      name,
      request: (turn: number) => ({ path: path(turn), headers: office }),
    })),
  ];
  const answered: Question[] = [];
  for (const question of found) {
    try {
      await shop.send(question.request(0));
      answered.push(question);
    } catch (error) {
      console.log(`${question.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return answered;
}
