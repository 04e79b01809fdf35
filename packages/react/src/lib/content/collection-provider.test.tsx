// @vitest-environment happy-dom
import type { CollectionConfig } from '@relab/client/content';
import { reply, type ScriptedRequest, settle, testClient } from '@relab/client/testing';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import {
  CollectionProvider,
  type CollectionResult,
  useCollection,
  useProvidedCollection,
} from '../../content.ts';
import { RelabProvider } from '../provider.tsx';

afterEach(cleanup);

const arrive = () => act(settle);
const news = (request: ScriptedRequest) => {
  const from = Number(request.query.pageToken ?? 0) * 2;
  const items = [0, 1, 2, 3, 4].slice(from, from + 2).map((number) => ({
    id: `MC${number}`,
    name: `News ${number}`,
    contentType: { name: 'news' },
    body: { contentBody: {} },
  }));
  return { items, total: 5 };
};
const config: CollectionConfig = { collectionKeyOrId: 'MCC', pageSize: 2 };

function Titles() {
  const { items, error, isLoading } = useProvidedCollection();
  const titles = items.map(({ data }) => data.title).join(', ');
  return (
    <button type="button">{error ? `${error.message} ${titles}` : isLoading ? `… ${titles}` : titles}</button>
  );
}

function open(script: unknown = news, inside: ReactNode = <Titles />) {
  const { client, fetch } = testClient({ 'GET /collections/*': script });
  const page = (shown: CollectionConfig | null) => (
    <StrictMode>
      <RelabProvider client={client}>
        <CollectionProvider name="news" config={shown}>
          {inside}
        </CollectionProvider>
      </RelabProvider>
    </StrictMode>
  );
  const { container, rerender } = render(page(config));
  const ask = async (type: string, detail?: unknown) => {
    const event = new CustomEvent(type, { bubbles: true, cancelable: true, detail });
    await act(async () => void container.querySelector('button')?.dispatchEvent(event));
    await arrive();
    return event.defaultPrevented;
  };
  return {
    client,
    fetch,
    ask,
    page,
    text: () => container.textContent,
    show: (shown: CollectionConfig | null) => rerender(page(shown)),
  };
}

it('C-004, C-105, C-107, C-109, C-110 lists a collection; the events of a paginator move its pages on and back', async () => {
  const { ask, fetch, text } = open();
  expect(text()).toBe('… ');
  await arrive();
  expect(text()).toBe('News 0, News 1');
  expect(await ask('nextpage')).toBe(true);
  expect(text()).toBe('News 2, News 3');
  await ask('nextpage', { provider: 'news', page: 3, action: 'replace' });
  expect(text()).toBe('News 4');
  await ask('previouspage', { provider: '', page: 2, action: 'replace' });
  expect(text()).toBe('News 2, News 3');
  expect(fetch.requests.map(({ query }) => query.pageToken)).toEqual([undefined, '1', '2']);
});

it('S-146 appends where a paginator asks for that, also one that always says that it is on the first page', async () => {
  const { ask, text } = open();
  await arrive();
  await ask('nextpage', { provider: 'news', page: 2, action: 'append' });
  await ask('nextpage', { provider: 'news', page: 2, action: 'append' });
  expect(text()).toBe('News 0, News 1, News 2, News 3, News 4');
});

it('C-109 what is asked of another provider goes on to it; of two that have no name the inner one turns', async () => {
  const heard: Event[] = [];
  document.addEventListener('nextpage', (event) => heard.push(event), { once: true });
  const other = open();
  await arrive();
  expect(await other.ask('nextpage', { provider: 'guides', page: 2, action: 'replace' })).toBe(false);
  expect(other.text()).toBe('News 0, News 1');
  expect(heard).toHaveLength(1);
  cleanup();
  const nested = open(
    news,
    <CollectionProvider config={{ collectionKeyOrId: 'MCD', pageSize: 2 }}>
      <Titles />
    </CollectionProvider>,
  );
  await arrive();
  await nested.ask('nextpage');
  const turned = nested.fetch.requests.filter(({ query }) => query.pageToken);
  expect(turned.map(({ path }) => path.split('/').at(-1))).toEqual(['MCD']);
});

it('C-182 tells in its context what went wrong, beside what was there before, and asks again when asked', async () => {
  let fails = false;
  const { ask, text } = open((request: ScriptedRequest) =>
    fails ? reply(500, [{ errorCode: 'X', message: 'Broken.' }]) : news(request),
  );
  await arrive();
  fails = true;
  await ask('nextpage');
  expect(text()).toBe('Broken. News 0, News 1');
  fails = false;
  await ask('nextpage');
  expect(text()).toBe('News 2, News 3');
});

it('begins anew with another collection, keeps its page where only the object is another, and reads nothing for null', async () => {
  const { ask, fetch, show, text } = open();
  await arrive();
  await ask('nextpage');
  show({ ...config });
  expect(text()).toBe('News 2, News 3');
  show({ ...config, collectionKeyOrId: 'MCD' });
  await arrive();
  expect(text()).toBe('News 0, News 1');
  const requested = fetch.requests.length;
  show(null);
  await arrive();
  expect(text()).toBe('');
  expect(fetch.requests).toHaveLength(requested);
});

it('renders on a server what the client holds, and the browser takes it over as it is', async () => {
  const { client, page, fetch } = open();
  await arrive();
  const markup = renderToString(page(config));
  expect(markup).toContain('News 0, News 1');
  const root = document.createElement('div');
  root.innerHTML = markup;
  const requested = fetch.requests.length;
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(config), { onRecoverableError: (error) => errors.push(error) });
  });
  expect([errors, client.context.siteId, fetch.requests.length]).toEqual([[], '0DM1', requested]);
});

it('C-049, C-005 gives children that are a function what it has', async () => {
  const { client } = testClient({
    'GET /collections/*': {
      items: [
        {
          id: 'MCA',
          name: 'a',
          contentType: { name: 'n' },
          body: { contentBody: { bannerImage: { url: '/p' } } },
        },
      ],
      total: 1,
    },
  });
  const { container } = render(
    <RelabProvider client={client}>
      <CollectionProvider config={config} siteUrl={(url) => `/shop${url}`} className="news">
        {({ items }) =>
          items.map(({ key, data }) => <i key={key}>{data.body.contentBody.bannerImage?.url}</i>)
        }
      </CollectionProvider>
    </RelabProvider>,
  );
  await arrive();
  expect(container.innerHTML).toBe('<div class="news"><i>/shop/p</i></div>');
});

it('the hook alone turns and refreshes pages, and is the same object as long as nothing has changed', async () => {
  const { client, fetch } = testClient({ 'GET /collections/*': news });
  const seen: CollectionResult[] = [];
  const last = () => {
    const result = seen.at(-1);
    if (!result) throw new Error('Nothing was rendered.');
    return result;
  };
  function Shown(_: { readonly count: number }) {
    seen.push(useCollection(config));
    return null;
  }
  const page = (count: number) => (
    <RelabProvider client={client}>
      <Shown count={count} />
    </RelabProvider>
  );
  const { rerender } = render(page(1));
  await arrive();
  const before = last();
  rerender(page(2));
  expect(last()).toBe(before);
  await act(async () => last().nextPage());
  await arrive();
  expect(last()).toMatchObject({ pageToken: 1, nextPageToken: 2, previousPageToken: 0 });
  await act(async () => last().previousPage());
  await act(() => last().refresh());
  expect(fetch.requests).toHaveLength(3);
});

it('what reads a provider stands in one', () => {
  expect(() => render(<Titles />)).toThrow('put a CollectionProvider around the component');
});
