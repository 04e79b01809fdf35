// @vitest-environment happy-dom
import { type Client, ClientError, createClient } from '@relab/client';
import { deleteFavorite, getFavorites, getRecord } from '@relab/client/records';
import { reply, settle, testClient } from '@relab/client/testing';
import * as tanstack from '@tanstack/react-router';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  type RouteObject,
  RouterProvider,
  StaticRouterProvider,
  useParams,
  useRouteError,
} from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadReads, startReads } from './loaders.ts';
import { RelabProvider } from './provider.tsx';
import { recordServer } from './record-server.fixture.ts';
import { stateScript } from './state-script.ts';
import { useRead } from './use-read.ts';
import { useSuspendingRead } from './use-suspending-read.ts';

afterEach(cleanup);

const { idAt, script } = recordServer();
const nameOf = (recordId: string) => ({ recordId, fields: ['Account.Name'] });
const phoneOf = (recordId: string) => ({ recordId, fields: ['Account.Phone'] });

function Account({ recordId }: { readonly recordId: string }) {
  const name = useRead(getRecord, nameOf(recordId));
  const phone = useSuspendingRead(getRecord, phoneOf(recordId));
  return (
    <p>
      {name.isLoading ? 'Loading' : String(name.data?.fields.Name?.value)},{' '}
      {String(phone.fields.Phone?.value)}
    </p>
  );
}

const AccountPage = () => <Account recordId={String(useParams().id)} />;
const Failure = () => <b>{(useRouteError() as ClientError).code}</b>;

function routes(client: Client, load: typeof loadReads | typeof startReads = loadReads): RouteObject[] {
  return [
    { path: '/', element: <i>Home</i> },
    {
      path: '/accounts/:id',
      loader: ({ params, request }) => {
        const recordId = String(params.id);
        return load(
          client,
          [
            [getRecord, nameOf(recordId)],
            [getRecord, phoneOf(recordId)],
          ],
          request,
        );
      },
      Component: AccountPage,
      ErrorBoundary: Failure,
    },
  ];
}

const page = (client: Client, router: ReactNode): ReactNode => (
  <RelabProvider client={client}>
    <Suspense fallback="Waiting">{router}</Suspense>
  </RelabProvider>
);

describe('a loader of React Router', () => {
  it('has the reads of its page on their way together, and the page asks for none of them again', async () => {
    const { client, fetch } = testClient(script);
    const router = createMemoryRouter(routes(client));
    const { container } = render(page(client, <RouterProvider router={router} />));
    await act(() => router.navigate(`/accounts/${idAt(1)}`));
    await act(settle);
    expect(container.textContent).toBe('Name of 1, Phone of 1');
    expect(fetch.requests).toHaveLength(1);
    expect(router.state.loaderData).toEqual({ '1': null });
  });

  it('that does not wait lets the page come at once, which goes on with its requests', async () => {
    let respond = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { client, fetch } = testClient({
      'GET /records/*': async (request: Parameters<(typeof script)['GET /records/*']>[0]) => {
        await gate;
        return script['GET /records/*'](request);
      },
    });
    const router = createMemoryRouter(routes(client, startReads));
    const { container } = render(page(client, <RouterProvider router={router} />));
    await act(() => router.navigate(`/accounts/${idAt(1)}`));
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe(`/accounts/${idAt(1)}`);
    await act(async () => {
      respond();
      await settle();
    });
    await act(settle);
    expect(container.textContent).toBe('Name of 1, Phone of 1');
    expect(fetch.requests).toHaveLength(1);
  });

  it('has a read that is never fresh asked for once, and later pages ask again', async () => {
    const { client, fetch, pass } = testClient({ 'GET /favorites': () => ({ favorites: [], totalSize: 3 }) });
    const Favorites = () => <p>{String(useRead(getFavorites, {}).data?.totalSize)}</p>;
    const router = createMemoryRouter([
      { path: '/', element: <i>Home</i> },
      {
        path: '/favorites',
        loader: ({ request }) => loadReads(client, [[getFavorites, {}]], request),
        Component: Favorites,
      },
      { path: '/again', Component: Favorites },
    ]);
    const { container } = render(page(client, <RouterProvider router={router} />));
    await act(() => router.navigate('/favorites'));
    await act(settle);
    expect(container.textContent).toBe('3');
    expect(fetch.requests).toHaveLength(1);
    await act(() => router.navigate('/'));
    pass(1_100);
    await act(() => router.navigate('/again'));
    await act(settle);
    expect(fetch.requests).toHaveLength(2);
  });

  it('has what was written since it was loaded asked for again', async () => {
    const { client, fetch } = testClient({
      'GET /favorites': () => ({ favorites: [], totalSize: fetch.requests.length }),
      'DELETE /favorites/*': reply(204),
    });
    await loadReads(client, [[getFavorites, {}]]);
    await deleteFavorite(client, { favoriteId: '0MV000000000001AAA' });
    const Favorites = () => <p>{String(useRead(getFavorites, {}).data?.totalSize)}</p>;
    const { container } = render(page(client, <Favorites />));
    await act(settle);
    expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
    expect(container.textContent).toBe('3');
  });

  it('hands a failure to the error boundary of its route', async () => {
    const { client } = testClient({
      'GET /records/*': reply(404, [{ errorCode: 'NOT_FOUND', message: 'It is not there.' }]),
    });
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = createMemoryRouter(routes(client));
    const { container } = render(page(client, <RouterProvider router={router} />));
    await act(() => router.navigate(`/accounts/${idAt(1)}`));
    expect(container.textContent).toBe('NOT_FOUND');
    errors.mockRestore();
  });

  it('ends the requests of a navigation that was given up', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const client = createClient({
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          signals.push(init.signal);
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    });
    const router = createMemoryRouter(routes(client));
    render(page(client, <RouterProvider router={router} />));
    const first = router.navigate(`/accounts/${idAt(1)}`);
    await act(settle);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    await act(() => router.navigate('/'));
    await first;
    await act(settle);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('on a server reads for the page, and the browser goes on without a request', async () => {
    const server = testClient(script, { onServer: true });
    const handler = createStaticHandler(routes(server.client));
    const context = await handler.query(new Request(`https://lab.example/accounts/${idAt(2)}`));
    if (context instanceof Response) throw new Error(`A response of ${context.status}.`);
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToString(
      page(server.client, <StaticRouterProvider router={router} context={context} hydrate={false} />),
    );
    expect(html.replaceAll('<!-- -->', '')).toContain('<p>Name of 2, Phone of 2</p>');
    const { loaderData } = context;
    const hydrationData: HydrationState = { loaderData };
    expect(JSON.stringify(hydrationData)).not.toContain('Name of 2');

    const browserFetch = vi.fn();
    const client = createClient({ fetch: browserFetch, state: JSON.parse(stateScript(server.client)) });
    const options = { hydrationData, initialEntries: [`/accounts/${idAt(2)}`] };
    const { container } = render(
      page(client, <RouterProvider router={createMemoryRouter(routes(client), options)} />),
    );
    await act(settle);
    expect(container.textContent).toBe('Name of 2, Phone of 2');
    expect(browserFetch).not.toHaveBeenCalled();
  });
});

function tanstackRouter(client: Client, path: string) {
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <i>Home</i> });
  const account = createRoute({
    getParentRoute: () => root,
    path: '/accounts/$id',
    loader: ({ params, abortController }) =>
      loadReads(
        client,
        [
          [getRecord, nameOf(params.id)],
          [getRecord, phoneOf(params.id)],
        ],
        abortController,
      ),
    component: () => <Account recordId={account.useParams().id} />,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  return createRouter({ routeTree: root.addChildren([home, account]), history });
}

describe('a loader of TanStack Router', () => {
  it('has the reads of its page on their way together, and the page asks for none of them again', async () => {
    const { client, fetch } = testClient(script);
    const router = tanstackRouter(client, '/');
    const { container } = render(page(client, <tanstack.RouterProvider router={router} />));
    await act(settle);
    await act(() => router.navigate({ to: '/accounts/$id', params: { id: idAt(3) } }));
    await act(settle);
    expect(container.textContent).toBe('Name of 3, Phone of 3');
    expect(fetch.requests).toHaveLength(1);
  });

  it('has read beforehand what a link was hovered for, and the page asks for nothing', async () => {
    const { client, fetch } = testClient(script);
    const router = tanstackRouter(client, '/');
    const { container } = render(page(client, <tanstack.RouterProvider router={router} />));
    await act(settle);
    await act(async () => void (await router.preloadRoute({ to: '/accounts/$id', params: { id: idAt(3) } })));
    expect(fetch.requests).toHaveLength(1);
    await act(() => router.navigate({ to: '/accounts/$id', params: { id: idAt(3) } }));
    await act(settle);
    expect(container.textContent).toBe('Name of 3, Phone of 3');
    expect(fetch.requests).toHaveLength(1);
  });

  it('on a server reads for the page, and the browser goes on without a request', async () => {
    const server = testClient(script, { onServer: true });
    const router = tanstackRouter(server.client, `/accounts/${idAt(4)}`);
    await router.load();
    const html = renderToString(page(server.client, <tanstack.RouterProvider router={router} />));
    expect(html.replaceAll('<!-- -->', '')).toContain('<p>Name of 4, Phone of 4</p>');

    const browserFetch = vi.fn();
    const client = createClient({ fetch: browserFetch, state: JSON.parse(stateScript(server.client)) });
    const browserRouter = tanstackRouter(client, `/accounts/${idAt(4)}`);
    const { container } = render(page(client, <tanstack.RouterProvider router={browserRouter} />));
    await act(settle);
    expect(container.textContent).toBe('Name of 4, Phone of 4');
    expect(browserFetch).not.toHaveBeenCalled();
  });
});

describe('reads of a loader', () => {
  it('are not sent where one of them has a config that is wrong', async () => {
    const { client, fetch } = testClient(script);
    const wrong = { recordId: idAt(1), fields: 'Account.Name' as unknown as string[] };
    const loading = loadReads(client, [
      [getRecord, nameOf(idAt(1))],
      [getRecord, wrong],
    ]);
    await expect(loading).rejects.toThrow(ClientError);
    await expect(loading).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
    expect(() => startReads(client, [[getRecord, wrong]])).toThrow('Invalid config for "getRecord".');
    expect(fetch.requests).toEqual([]);
  });

  it('are requested again where they have failed before and may be tried again', async () => {
    let isThere = false;
    const { client, pass } = testClient({
      'GET /records/*': (request: Parameters<(typeof script)['GET /records/*']>[0]) =>
        isThere
          ? script['GET /records/*'](request)
          : reply(404, [{ errorCode: 'NOT_FOUND', message: 'It is not there.' }]),
    });
    const load = () => loadReads(client, [[getRecord, nameOf(idAt(1))]]);
    await expect(load()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    isThere = true;
    pass(60_000);
    await expect(load()).resolves.toBeNull();
  });
});
