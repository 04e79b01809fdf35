// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnalyticsEvent } from './event.ts';
import { createSession } from './session.ts';
import type { Sink } from './sink.ts';
import { startAnalytics } from './start-analytics.ts';

let sent: AnalyticsEvent[] = [];
let isAllowed = true;
let forgotten = 0;
let stop = (): void => {};
let ids = 0;

const sink: Sink = {
  send: (events) => void sent.push(...events),
  forget: () => void forgotten++,
};

function start(): void {
  stop();
  stop = startAnalytics({
    page: window as unknown as Window,
    siteName: 'Relab',
    session: createSession(
      () => sessionStorage,
      () => crypto.randomUUID(),
    ),
    sinks: [sink],
    isAllowed: () => isAllowed,
    readCart: async () => undefined,
    timers: {
      after: (_, task) => {
        queueMicrotask(task);
        return () => {};
      },
    },
    now: () => 1,
    newId: () => `event-${++ids}`,
  });
}

/** Dispatches the data layer of a page, as a navigation does. */
function tell(data: Readonly<Record<string, string>>): void {
  document.head.innerHTML = `<script type="application/json" data-page-layer>${JSON.stringify(data)}</script>`;
  document.dispatchEvent(new CustomEvent('pagedatalayer', { detail: data }));
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const names = async (kind = 'page-view') => {
  await settle();
  return sent.filter((event) => event.kind === kind).map(({ pageName }) => pageName);
};

beforeEach(() => {
  [sent, isAllowed, forgotten] = [[], true, 0];
  sessionStorage.clear();
  document.body.innerHTML = '';
  tell({ pageName: 'Home', address: '/' });
});
afterEach(() => stop());

test('S-069 a page is counted once, though it tells of itself again, changes its query or says its view', async () => {
  start();
  tell({ pageName: 'Home', address: '/' });
  tell({ pageName: 'Home', address: '/?page=2', title: 'Other words' });
  document.dispatchEvent(new CustomEvent('viewchange', { detail: { view: 'home', label: 'Home' } }));
  window.dispatchEvent(new Event('pageshow'));
  expect(await names()).toEqual(['Home']);
});

test('S-069 pages that come without loading count, and so do those that come back', async () => {
  start();
  tell({ pageName: 'Product', address: '/product/a' });
  tell({ pageName: 'Product', address: '/product/b' });
  tell({ pageName: 'Home', address: '/' });
  expect(await names()).toEqual(['Home', 'Product', 'Product', 'Home']);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await names()).toEqual(['Home', 'Product', 'Product', 'Home', 'Home']);
});

test('S-067 S-068 S-072 what is read of the page decides: a 404, and a page of results', async () => {
  start();
  tell({ pageName: 'Invalid Page', address: '/nowhere' });
  tell({ pageName: 'Search', address: '/global-search/rotor', searchTerm: 'rotor', resultCount: '3' });
  expect(await names()).toEqual(['Home', '404', 'Search']);
  expect(sent.filter(({ kind }) => kind === 'search')).toMatchObject([
    { searchTerm: 'rotor', resultCount: 3 },
  ]);
});

test('S-073 a click on a button, or on what is in one, is told by what stands on it', async () => {
  start();
  document.body.innerHTML =
    '<button aria-label="Remove"><svg></svg></button><div role="button"> Show \n more </div><input type="submit" value="Send"><a href="#x">Link</a>';
  document.body.addEventListener('click', (event) => event.stopPropagation());
  for (const selector of ['svg', 'div', 'input', 'a'])
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await settle();
  expect(sent.filter(({ kind }) => kind === 'button-click').map(({ button }) => button)).toEqual([
    'Remove',
    'Show more',
    'Send',
  ]);
});

test('S-073 Enter in a field is no click on the button of its form; the keys on the button itself are', async () => {
  start();
  document.body.innerHTML = '<form><input name="term"><button>Search</button></form>';
  const [input, button] = [document.querySelector('input'), document.querySelector('button')];
  document.body.addEventListener('submit', (event) => event.preventDefault());
  const sentByKeys = () => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  const clicks = () => sent.filter(({ kind }) => kind === 'button-click').length;
  input?.focus();
  sentByKeys();
  await settle();
  expect(clicks()).toBe(0);
  button?.focus();
  sentByKeys();
  await settle();
  expect(clicks()).toBe(1);
  input?.focus();
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await settle();
  expect(clicks()).toBe(2);
});

test('a page that is left or hidden sends what it has', () => {
  start();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ kind }) => kind)).toEqual(['page-view']);
});

test('whoever agrees no longer is not counted any more, and what waited is dropped', async () => {
  start();
  isAllowed = false;
  await settle();
  tell({ pageName: 'Cart', address: '/cart' });
  isAllowed = true;
  tell({ pageName: 'Sell', address: '/sell' });
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(sent).toEqual([]);
  expect(forgotten).toBe(1);
  expect(sessionStorage.length).toBe(0);
});

test('a page that tells nothing is counted all the same', async () => {
  document.head.innerHTML = '';
  start();
  expect(await names()).toEqual(['Untitled']);
});
