import { expect, test } from 'vitest';
import { createAnalytics } from './analytics.ts';
import type { AnalyticsEvent, CartLine } from './event.ts';
import { memoryStorage } from './memory-storage.fixture.ts';
import { isSearchAddress, pageKindOf, reportedName } from './page-rules.ts';
import { createSession, type Session } from './session.ts';

test.each([
  ['Current_Cart', 'cart'],
  ['shopping CART', 'cart'],
  ['Current_Checkout', 'checkout'],
  ['cHeCkOuT of the cart', 'checkout'],
  ['Cart and Checkout', 'checkout'],
  ['Home', 'other'],
  ['', 'other'],
])('S-065 S-066 X-50 %j is a page of the kind %s', (name, kind) => {
  expect(pageKindOf(name)).toBe(kind);
});

test('S-067 an invalid page is reported as 404, in whatever case, and others under their names', () => {
  expect(['Invalid Page', 'INVALID PAGE', 'Home', 'Invalid Page 2'].map(reportedName)).toEqual([
    '404',
    '404',
    'Home',
    'Invalid Page 2',
  ]);
});

test('S-068 any address with global-search in it is that of search results', () => {
  const addresses = [
    '/global-search/rotor',
    'https://relab.example/x?from=Global-Search',
    '/search',
    '/global',
  ];
  expect(addresses.map(isSearchAddress)).toEqual([true, true, false, false]);
});

let ids = 0;
const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
const cart: readonly CartLine[] = [{ sku: 'LX-1', currency: 'EUR', title: 'Rotor', quantity: 1 }];

/** One page that was loaded; those of one session are pages that were opened one after another in one tab. */
function opened(
  session: Session,
  readCart: () => Promise<readonly CartLine[] | undefined> = async () => cart,
) {
  const events: AnalyticsEvent[] = [];
  const analytics = createAnalytics({
    siteName: 'Relab',
    session,
    readCart,
    emit: (event) => events.push(event),
    now: () => 1000,
    newId,
  });
  return {
    events,
    kinds: () => events.map(({ kind }) => kind),
    async show(pageName: string, address = '/') {
      analytics.pageShown(address, { pageName });
      // As long as the reading of a cart takes here.
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    analytics,
  };
}

test('S-021 S-075 X-51 each event has the site’s label, the page’s name and an id of its own', async () => {
  const { analytics, events, show } = opened(createSession(memoryStorage, newId));
  await show('Home');
  analytics.buttonClicked('Sell');
  expect(events).toMatchObject([
    { kind: 'page-view', siteName: 'Relab', pageName: 'Home', at: 1000 },
    { kind: 'button-click', siteName: 'Relab', pageName: 'Home', button: 'Sell' },
  ]);
  expect(events[0]?.id).not.toBe(events[1]?.id);
  expect(events[0]?.visit).toBe(events[1]?.visit);
});

test('S-072 a page of search results tells what was searched for and how much was found', () => {
  const { analytics, events } = opened(createSession(memoryStorage, newId));
  const data = { pageName: 'Search', searchTerm: 'rotor', resultCount: '0' };
  analytics.pageShown('/global-search/rotor', data);
  analytics.pageShown('/global-search/', { pageName: 'Search', resultCount: 'many' });
  expect(events.filter(({ kind }) => kind === 'search')).toMatchObject([
    { searchTerm: 'rotor', resultCount: 0 },
    { searchTerm: '' },
  ]);
  expect(events[3]).not.toHaveProperty('resultCount');
});

test('S-070 S-074 the cart is told once in a session, with its lines, over pages that are loaded anew', async () => {
  const storage = memoryStorage();
  const first = opened(createSession(() => storage, newId));
  await first.show('Current_Cart');
  await first.show('Home');
  await first.show('Current_Cart');
  const second = opened(createSession(() => storage, newId));
  await second.show('Current_Cart');
  expect([...first.kinds(), ...second.kinds()].filter((kind) => kind === 'cart-view')).toHaveLength(1);
  expect(first.events.find(({ kind }) => kind === 'cart-view')?.cart).toEqual(cart);
  const anotherTab = opened(createSession(memoryStorage, newId));
  await anotherTab.show('Current_Cart');
  expect(anotherTab.kinds()).toContain('cart-view');
});

test('S-071 X-50 the checkout is told once for each that is entered, however many steps it has', async () => {
  const session = createSession(memoryStorage, newId);
  const { kinds, show } = opened(session);
  for (const page of ['Checkout', 'Checkout', 'CHECKOUT of the cart']) await show(page);
  await opened(session).show('Checkout');
  expect(kinds().filter((kind) => kind === 'checkout')).toHaveLength(1);
  expect(kinds()).not.toContain('cart-view');
  await show('Home');
  await show('Checkout');
  expect(kinds().filter((kind) => kind === 'checkout')).toHaveLength(2);
});

test('S-074 an event waits for its cart; who leaves meanwhile is counted at the next page', async () => {
  const settled = Promise.withResolvers<readonly CartLine[]>();
  const session = createSession(memoryStorage, newId);
  const { events, kinds, show } = opened(session, () => settled.promise);
  await show('Cart');
  await show('Cart');
  expect(kinds()).toEqual(['page-view', 'page-view']);
  const next = opened(session);
  await next.show('Cart');
  expect(next.kinds()).toEqual(['page-view', 'cart-view']);
  settled.resolve(cart);
  await show('Home');
  expect(events.filter(({ kind }) => kind === 'cart-view')).toHaveLength(1);
});

test('S-074 a cart that cannot be read is told without its lines', async () => {
  const { events, show } = opened(createSession(memoryStorage, newId), () =>
    Promise.reject(new Error('offline')),
  );
  await show('Cart');
  expect(events[1]?.kind).toBe('cart-view');
  expect(events[1]).not.toHaveProperty('cart');
});

test('records of the catalogue are named, those of people are not', () => {
  const { analytics, events } = opened(createSession(memoryStorage, newId));
  analytics.pageShown('/p', { pageName: 'Product', objectApiName: 'Product2', recordId: '01tA' });
  analytics.pageShown('/o', { pageName: 'Order', objectApiName: 'OrderSummary', recordId: '1OsA' });
  expect(events[0]).toMatchObject({ objectApiName: 'Product2', recordId: '01tA' });
  expect(JSON.stringify(events[1])).not.toContain('1OsA');
});

test('S-070 a session storage that fails or holds rubbish changes nothing but what is remembered', async () => {
  const broken = createSession(() => {
    throw new DOMException('The operation is insecure.');
  }, newId);
  const { kinds, show } = opened(broken);
  for (const page of ['Cart', 'Cart', 'Checkout', 'Checkout', 'Home', 'Checkout']) await show(page);
  expect(kinds().filter((kind) => kind !== 'page-view')).toEqual(['cart-view', 'checkout', 'checkout']);
  const storage = memoryStorage();
  storage.setItem('analytics.visit', '<script>');
  expect(createSession(() => storage, newId).visit).toMatch(/^0{8}-/);
});

test('a session that is forgotten leaves nothing behind', () => {
  const storage = memoryStorage();
  const session = createSession(() => storage, newId);
  session.set('cart-view');
  session.clear();
  expect(storage.length).toBe(0);
});
