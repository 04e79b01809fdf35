import { placeOrder, type Visitor } from './visitor.ts';

export interface People {
  readonly guest: Visitor;
  readonly buyer: Visitor;
  readonly office: Visitor;
}

/** Ids that pages and calls are about: some usual ones, and those of which thousands of rows are. */
export interface Subjects {
  readonly productIds: readonly string[];
  readonly categories: readonly string[];
  readonly listings: readonly string[];
  readonly accountIds: readonly string[];
  readonly orderIds: readonly string[];
}

const api = '/services/data/v63.0/ui-api';
const query = (text: string): string => `/services/data/v63.0/query?q=${encodeURIComponent(text)}`;
const webstore = '/services/data/v63.0/commerce/webstores/0ZE000000000001AAA';

/** Gives the buyer and a guest what is multiplied then: orders, a cart, a quote, watched listings, saved searches. */
export async function prepare({ guest, buyer }: People, productIds: readonly string[]): Promise<void> {
  const [first = '', second = '', third = '', fourth = ''] = productIds;
  await placeOrder(buyer, first, 'ines@customer.example');
  await placeOrder(guest, second, 'guest@customer.example');
  await buyer.post(`/quote/${third}?kind=offer`, { WantedPrice__c: '10', Quantity__c: '1' });
  await buyer.post('/watching', { intent: 'add', productId: third });
  const search = { address: '/global-search/centrifuge', name: 'Centrifuges' };
  await buyer.post('/saved-searches', { intent: 'save', ...search });
  await buyer.post('/cart', { intent: 'add', productId: third, quantity: '1' });
  await guest.post('/cart', { intent: 'add', productId: fourth, quantity: '1' });
}

const lists: readonly (readonly [object: string, list: string])[] = [
  ['Account', 'AllAccounts'],
  ['Contact', 'AllContacts'],
  ['Case', 'OpenCases'],
  ['Lead', 'AllLeads'],
  ['Task', 'MyTasks'],
  ['Product2', 'AllProducts'],
  ['OrderSummary', 'AllOrders'],
  ['WebCart', 'OpenCarts'],
];

const relatedLists: readonly string[] = ['Contacts', 'Cases', 'Orders', 'Tasks'];

const soql = (accountId: string): readonly string[] => [
  `SELECT Id, OrderNumber FROM OrderSummary WHERE AccountId = '${accountId}' ORDER BY OrderedDate DESC LIMIT 20`,
  `SELECT Id, Name FROM Contact WHERE Account.Name LIKE 'A%' ORDER BY Name LIMIT 20`,
  `SELECT COUNT() FROM Case WHERE AccountId = '${accountId}' AND Status != 'Closed'`,
  `SELECT Id, Name FROM Product2 WHERE StockKeepingUnit = 'none'`,
];

/** Every page and main call, as who uses it; each as often as it takes to have several parameters. */
export function* visits({ guest, buyer, office }: People, subjects: Subjects) {
  const visit = (name: string, run: () => Promise<unknown>) => ({ name, run });
  const { productIds, categories, listings, accountIds, orderIds } = subjects;
  for (const path of [
    '/',
    '/guides',
    '/market',
    '/login',
    '/register',
    '/sell',
    '/contact',
    '/cart',
    '/orders',
  ])
    yield visit(`guest ${path}`, () => guest.get(path));
  for (const path of categories) yield visit('category', () => guest.get(path));
  for (const path of categories)
    yield visit('category, filtered', () => guest.get(`${path}?price-from=1000`));
  for (const path of listings) yield visit('listing', () => guest.get(path));
  for (const path of listings) yield visit('listing, signed in', () => buyer.get(path));
  for (const term of ['centrifuge', 'eppendorf', 'centrifuge 5810', 'zentrifuge', 'zzzz'])
    yield visit('search', () => guest.get(`/global-search/${encodeURIComponent(term)}`));
  for (const term of ['c', 'ce', 'eppen'])
    yield visit('suggestions', () => guest.get(`${webstore}/search/suggestions?searchTerm=${term}`));
  for (const path of ['/orders', '/quotes', '/watching', '/saved-searches', '/cart', '/checkout/address'])
    yield visit(`buyer ${path}`, () => buyer.get(path));
  for (const path of ['/approvals', '/buying-for', '/deliveries', '/orders?page=2', '/quotes?page=2'])
    yield visit(`buyer ${path}`, () => buyer.get(path));
  for (const id of orderIds) yield visit('order', () => buyer.get(`/orders/${id}`));
  for (const productId of productIds.slice(5, 9)) {
    yield visit('add to cart', () => buyer.post('/cart', { intent: 'add', productId, quantity: '1' }));
    yield visit('watch', () => buyer.post('/watching', { intent: 'add', productId }));
    yield visit('product, call', () => guest.get(`${webstore}/products/${productId}`));
  }
  yield visit('order placed', () => placeOrder(buyer, productIds[9] ?? '', 'ines@customer.example'));
  for (const [object, list] of lists) {
    yield visit(`list ${object}`, () => office.send('POST', `${api}/list-records/${object}/${list}`, {}));
    yield visit(`list info ${object}`, () => office.get(`${api}/list-info/${object}/${list}`));
    yield visit(`recent ${object}`, () => office.get(`${api}/mru-list-records/${object}`));
    for (const q of ['beispiel', 'institute', 'zzz'])
      yield visit(`search ${object}`, () =>
        office.send('POST', `${api}/search/results/keyword`, { q, objectApiName: object }),
      );
  }
  for (const id of accountIds) {
    yield visit('record', () => office.get(`${api}/records/${id}?layoutTypes=Full&modes=View`));
    yield visit('record UI', () => office.get(`${api}/record-ui/${id}`));
    for (const list of relatedLists) {
      yield visit(`related ${list}`, () =>
        office.send('POST', `${api}/related-list-records/${id}/${list}`, {}),
      );
      yield visit(`related count ${list}`, () => office.get(`${api}/related-list-count/${id}/${list}`));
    }
    for (const text of soql(id)) yield visit('query', () => office.get(query(text)));
  }
  for (const id of [...orderIds, ...productIds.slice(0, 3)]) {
    yield visit('record', () => office.get(`${api}/records/${id}?layoutTypes=Full&modes=View`));
    yield visit('delete preview', () => office.get(`${api}/related-list-info/OrderSummary`));
  }
  for (const id of accountIds)
    yield visit('update', () =>
      office.send('PATCH', `${api}/records/${id}`, { fields: { Description: 'Measured.' } }),
    );
}
