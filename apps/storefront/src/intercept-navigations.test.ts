// @vitest-environment happy-dom
import { createClient } from '@relab/client';
import { CodeUnavailable } from '@relab/pages';
import { interceptNavigations } from '@relab/pages/browser';
import { expect, test } from 'vitest';
import { noComparisonStorage } from './comparison/comparison-storage.ts';
import { shopNavigator } from './navigator.ts';
import { site } from './site-definition.ts';
import type { SiteSettings } from './site-settings.ts';

interface Sent {
  readonly href: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** As much of the browser's Navigation API as is used here; happy-dom has none. */
class Navigation extends EventTarget {
  readonly currentEntry = null;
  readonly sent: Sent[] = [];

  navigate(href: string, options: Sent['options']): void {
    this.sent.push({ href, options });
  }

  /** As the browser's `navigate` event; resolves when the page has handled it. */
  async open(href: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    let handler: (() => Promise<void>) | undefined;
    const event = Object.assign(new Event('navigate'), {
      canIntercept: true,
      hashChange: false,
      downloadRequest: null,
      navigationType: 'push',
      destination: { url: new URL(href, window.location.href).href },
      signal: new AbortController().signal,
      formData: null,
      intercept: (options: { handler?: () => Promise<void> }) => {
        handler = options.handler;
      },
      ...more,
    });
    this.dispatchEvent(event);
    await handler?.();
  }
}

test('a form that is sent while nobody answers leaves the page and its address as they are, and says so', async () => {
  const navigation = new Navigation();
  Object.assign(window, { navigation });
  const pages: unknown[] = [];
  let failures = 0;
  const client = createClient({
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    context: { webstoreId: '0ZE000000000001AAA', siteId: '0DM000000000001AAA' },
  });
  const shared = { settings: {} as SiteSettings, compared: noComparisonStorage };
  interceptNavigations({
    matchRoute: site.matchRoute,
    importNavigator: async () =>
      shopNavigator({ site, client, shared, show: async (page) => void pages.push(page) }),
    showNoResponse: () => {
      failures += 1;
    },
  });
  const formData = new FormData();
  formData.set('intent', 'add');
  formData.set('productId', '01t000000000001AAA');
  await navigation.open('/cart', { formData });
  expect(pages).toEqual([]);
  expect(failures).toBe(1);
  const [back] = navigation.sent;
  expect(back).toEqual({ href: window.location.href, options: { history: 'replace', info: 'stays' } });
  await navigation.open(back?.href ?? '', back?.options);
  expect(pages).toEqual([]);
});

test('a form whose code cannot be fetched is posted by the browser, by the button that was pressed', async () => {
  const navigation = new Navigation();
  Object.assign(window, { navigation });
  document.body.innerHTML =
    '<form method="post" action="/cart"><button name="intent" value="add">Add</button></form>';
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  const posted: unknown[] = [];
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    posted.push((event as SubmitEvent).submitter);
  });
  interceptNavigations({
    matchRoute: site.matchRoute,
    importNavigator: async () => async () => {
      throw new CodeUnavailable();
    },
    showNoResponse: () => {},
  });
  const sent = { formData: new FormData(), sourceElement: button };
  await navigation.open('/cart', sent);
  expect(posted).toEqual([button]);
  // From then on the browser does what the application could not.
  await navigation.open('/cart', sent);
  expect(posted).toEqual([button]);
});
