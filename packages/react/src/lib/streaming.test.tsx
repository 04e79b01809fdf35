// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { type Client, createClient } from '@relab/client';
import { getRecord } from '@relab/client/records';
import { settle, testClient } from '@relab/client/testing';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordServer } from './record-server.fixture.ts';
import { stateStream } from './state-stream.ts';
import { type StateWindow, takeStreamedState } from './streamed-state.ts';
import { streamedPage } from './test-stream-page.tsx';

const records = recordServer();

// What has rendered on a server is not rendered with in a browser.
afterAll(() => vi.resetModules());

/** A server that holds back everything but the first record's name until the test releases it. */
function slowServer() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const response = records.script['GET /records/*'];
  const server = testClient(
    {
      ...records.script,
      'GET /records/*': async (request: Parameters<typeof response>[0]) => {
        if (request.query.fields?.includes('City')) await promise;
        return response(request);
      },
      'GET /records/batch/*': async (request: Parameters<typeof response>[0]) => {
        await promise;
        return records.script['GET /records/batch/*'](request);
      },
    },
    { onServer: true },
  );
  return { ...server, answerSlowly: resolve };
}

/** Of the shell, whose data is there before it is rendered. By modules of its own, as a server is a process of its own. */
async function renderPage(client: Client): Promise<ReadableStream<Uint8Array>> {
  await getRecord(client, { recordId: records.idAt(1), fields: ['Account.Name'] });
  vi.resetModules();
  const server = await import('./test-stream-page.tsx');
  return renderToReadableStream(server.streamedPage(client));
}

/** What a browser does with markup as it arrives: shows it, and runs the scripts in it. */
function parseInto(container: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const node of [...template.content.childNodes]) {
    container.append(node);
    if (node instanceof HTMLScriptElement) runInThisContext(node.textContent ?? '');
  }
}

/** React shows what has come within a few frames. */
const revealed = (container: HTMLElement) =>
  act(() => vi.waitFor(() => expect(container.textContent).not.toContain('waiting'), { timeout: 4_000 }));

describe('streaming from a server', () => {
  let container: HTMLElement;
  let root: Root | undefined;
  let end = () => {};
  const complained = vi.fn();

  beforeEach(() => {
    container = document.createElement('div');
    document.body.append(container);
    vi.spyOn(console, 'error').mockImplementation(complained);
    vi.spyOn(console, 'warn').mockImplementation(complained);
    vi.stubGlobal('self', globalThis);
  });

  afterEach(async () => {
    await act(async () => root?.unmount());
    end();
    container.remove();
    complained.mockReset();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    (globalThis as StateWindow).relabState = [];
  });

  function browser() {
    const fetch = vi.fn();
    const client = createClient({ fetch });
    end = takeStreamedState(client);
    return { client, fetch };
  }

  it('brings each boundary with what it has read: no request, no warning, also where it comes after hydration', async () => {
    const server = slowServer();
    const stream = stateStream(server.client, await renderPage(server.client));
    const reader = stream.getReader();
    const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

    // A document that is not at its end yet: what is missing in it is still to come.
    const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const first = await reader.read();
    parseInto(container, text(first.value));
    expect(container.querySelector('p')?.textContent).toBe('Name of 1?');
    expect(container.textContent).toContain('waiting');

    const { client, fetch } = browser();
    root = await act(async () =>
      hydrateRoot(container, streamedPage(client), { onRecoverableError: complained }),
    );
    await act(settle);
    expect(fetch).not.toHaveBeenCalled();

    server.answerSlowly();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parseInto(container, text(value));
    }
    loading.mockRestore();
    await revealed(container);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Name of 1?',
      'Name of 2?',
      'City of 1?',
    ]);
    // It is live, and not only shown.
    await act(async () => [...container.querySelectorAll('button')].at(-1)?.click());
    expect([...container.querySelectorAll('p')].at(-1)?.textContent).toBe('City of 1!');
    expect(fetch).not.toHaveBeenCalled();
    expect(complained.mock.calls).toEqual([]);
  });

  it('takes up a stream that was complete before the application came', async () => {
    const server = slowServer();
    server.answerSlowly();
    const stream = stateStream(server.client, await renderPage(server.client));
    parseInto(container, await new Response(stream).text());
    const { client, fetch } = browser();
    root = await act(async () =>
      hydrateRoot(container, streamedPage(client), { onRecoverableError: complained }),
    );
    await revealed(container);
    expect(container.textContent).toContain('Name of 2');
    expect(fetch).not.toHaveBeenCalled();
    expect(complained.mock.calls).toEqual([]);
  });

  it('streaming from a server sends nothing twice, and nothing that markup could break out of', async () => {
    const server = slowServer();
    server.client.store.publish('status/test', '</script>sent once', -1);
    const markup = await renderPage(server.client);
    const [first, all] = stateStream(server.client, markup, { nonce: 'a"b' }).tee();
    await first.getReader().read();
    server.answerSlowly();
    const html = await new Response(all).text();
    const scripts = [...html.matchAll(/<script([^>]*)>\(self\.relabState.*?<\/script>/g)];
    expect(scripts.map(([, attributes]) => attributes)).toEqual([' nonce="ab"', ' nonce="ab"']);
    expect(html.match(/script>sent once/g)).toHaveLength(1);
    expect(scripts[0]?.[0]).toContain('\\u003c/script>sent once');
    expect(html.match(/"Name of 2"/g)).toHaveLength(1);
  });

  it('ends the rendering with whoever reads it', async () => {
    const { client } = testClient({});
    const cancel = vi.fn();
    const watch = vi.spyOn(client.store, 'watch');
    const stream = stateStream(client, new ReadableStream({ cancel }));
    await stream.cancel('gone');
    expect(cancel).toHaveBeenCalledWith('gone');
    expect(watch).toHaveBeenCalledTimes(1);
  });
});
