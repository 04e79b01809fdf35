// @vitest-environment happy-dom
import { type Client, createClient, dehydrate } from '@relab/client';
import { getProduct, getSessionContext } from '@relab/client/commerce';
import { reply, settle, testClient } from '@relab/client/testing';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { stateScript } from './state-script.ts';
import { testPage } from './test-page.tsx';

afterEach(cleanup);
// What has rendered on a server is not rendered with in a browser.
afterAll(() => vi.resetModules());

const script = {
  'GET /products/*': { id: '</script><b>\u2028' },
  'GET /session-context': { guestUser: true },
};

/** By modules of its own, as a server is a process of its own. */
async function renderPage(client: Client): Promise<string> {
  vi.resetModules();
  const server = await import('./test-page.tsx');
  const stream = await renderToReadableStream(server.testPage(client));
  await stream.allReady;
  return new Response(stream).text();
}

describe('rendering on a server', () => {
  it('rendering on a server waits for suspending reads, and shows the others as they are kept', async () => {
    const { client, fetch } = testClient(script, { onServer: true });
    const html = await renderPage(client);
    expect(html).toContain('&lt;/script&gt;');
    expect(html).toContain('<i>Pending</i>');
    expect(fetch.requests).toHaveLength(1);
    await getSessionContext(client, {});
    expect(await renderPage(client)).toContain('<i>true</i>');
  });

  it('rendering on a server has the browser start with its state: no second request, no difference', async () => {
    const server = testClient(script, { onServer: true });
    await getSessionContext(server.client, {});
    await getProduct(server.client, { productId: '01t1' });
    const container = document.createElement('div');
    container.innerHTML = await renderPage(server.client);
    document.body.append(container);
    const fetch = vi.fn();
    const recovered = vi.fn();
    const state = JSON.parse(stateScript(server.client));
    const client = createClient({ fetch, context: { webstoreId: '0ZE1', siteId: '0DM1' }, state });
    const root = await act(async () =>
      hydrateRoot(container, testPage(client), { onRecoverableError: recovered }),
    );
    await act(settle);
    expect(container.querySelector('i')?.textContent).toBe('true');
    expect(fetch).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });
});

describe('stateScript', () => {
  it('is JSON that nothing in it can break out of', async () => {
    const { client } = testClient(script);
    await getProduct(client, { productId: '01t1' });
    const text = stateScript(client);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(dehydrate(client)));
  });
});

describe('useSuspendingRead in a browser', () => {
  it('useSuspendingRead in a browser asks before it suspends, once, and shows the response', async () => {
    const { client, fetch } = testClient(script);
    const { container } = await act(async () => render(testPage(client)));
    expect(fetch.requests.filter(({ path }) => path.includes('/products/'))).toHaveLength(1);
    await act(settle);
    expect(container.querySelector('p')?.textContent).toContain('</script>');
    expect(fetch.requests).toHaveLength(2);
  });

  it('throws a failure to the error boundary, and asks no second time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, fetch } = testClient({
      'GET /products/*': reply(404, [{ errorCode: 'X', message: 'Not here.' }]),
    });
    const { container } = await act(async () => render(testPage(client)));
    await act(settle);
    expect(container.textContent).toContain('Not here.');
    expect(fetch.requests.filter(({ path }) => path.includes('/products/'))).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
