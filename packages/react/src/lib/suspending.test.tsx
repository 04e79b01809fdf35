// @vitest-environment happy-dom
import { type Client, readAdapter } from '@relab/client';
import { getObjectInfo, getRecord } from '@relab/client/records';
import { reply, settle, testClient } from '@relab/client/testing';
import * as calls from '@relab/contract/records';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, StrictMode, Suspense, startTransition, use, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RelabProvider } from './provider.tsx';
import { ReadBoundary } from './read-boundary.tsx';
import { recordServer } from './record-server.fixture.ts';
import { useReadPromise } from './use-read-promise.ts';
import { useSuspendingRead } from './use-suspending-read.ts';
import { useSuspendingReads } from './use-suspending-reads.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const server = recordServer(9);
const fields = ['Account.Name'];
const configs = [1, 2, 3, 4, 5, 6].map((index) => ({ recordId: server.idAt(index), fields }));
const arrive = () => act(settle);
const [first = { recordId: '', fields }, second = first] = configs;

const provided = (client: Client, children: ReactNode) => (
  <RelabProvider client={client}>{children}</RelabProvider>
);
const shown = (client: Client, children: ReactNode) => act(async () => render(provided(client, children)));

function Name({ config }: { readonly config: typeof first }) {
  return <p>{String(useSuspendingRead(getRecord, config).fields.Name?.value)}</p>;
}

describe('useReadPromise', () => {
  it('six of them before the first use are one round trip', async () => {
    const { client, fetch } = testClient(server.script);
    function Six() {
      const promises = [
        useReadPromise(getRecord, configs[0] ?? first),
        useReadPromise(getRecord, configs[1] ?? first),
        useReadPromise(getRecord, configs[2] ?? first),
        useReadPromise(getRecord, configs[3] ?? first),
        useReadPromise(getRecord, configs[4] ?? first),
        useReadPromise(getRecord, configs[5] ?? first),
      ];
      return <p>{promises.map((promise) => use(promise).id.slice(-4, -3)).join('')}</p>;
    }
    const { container } = await shown(
      client,
      <Suspense fallback="waiting">
        <Six />
      </Suspense>,
    );
    await arrive();
    expect(container.textContent).toBe('123456');
    expect(fetch.requests).toHaveLength(1);
  });

  it('useReadPromise is the same promise until the response is another, and waits for nothing that is kept', async () => {
    const live = recordServer();
    const { client } = testClient(live.script);
    await getRecord(client, first);
    const promises: unknown[] = [];
    const fallback = vi.fn(() => 'waiting');
    const Fallback = () => fallback();
    function Promised() {
      const promise = useReadPromise(getRecord, { ...first });
      promises.push(promise);
      return <p>{String(use(promise).fields.Name?.value)}</p>;
    }
    const tree = () => (
      <Suspense fallback={<Fallback />}>
        <Promised />
      </Suspense>
    );
    const { container, rerender } = await shown(client, tree());
    rerender(provided(client, tree()));
    expect(new Set(promises).size).toBe(1);
    live.change(first.recordId, 'Name', 'Rotor');
    await act(() => getRecord.refresh(client, first));
    expect(container.textContent).toBe('Rotor');
    expect(new Set(promises).size).toBe(2);
    expect(fallback).not.toHaveBeenCalled();
  });
});

describe('useSuspendingReads', () => {
  it('useSuspendingReads asks for all before it suspends, and answers in their order', async () => {
    const { client, fetch } = testClient({
      ...server.script,
      'GET /object-info/*': { apiName: 'Account', label: 'Company', fields: {} },
    });
    const release = fetch.hold();
    function Both() {
      const [account, info] = useSuspendingReads([
        [getRecord, first],
        [getObjectInfo, { objectApiName: 'Account' }],
      ]);
      const label: string = info.label;
      return <p>{`${label} ${account.id}`}</p>;
    }
    const { container } = await shown(
      client,
      <StrictMode>
        <Suspense fallback="waiting">
          <Both />
        </Suspense>
      </StrictMode>,
    );
    expect(fetch.requests).toHaveLength(2);
    release();
    await arrive();
    expect(container.textContent).toBe(`Company ${first.recordId}`);
    expect(fetch.requests).toHaveLength(2);
  });

  it('may become more, and asks for those alone', async () => {
    const { client, fetch } = testClient(server.script);
    let grow = (_: number) => {};
    function Some() {
      const [count, setCount] = useState(1);
      grow = setCount;
      const records = useSuspendingReads(
        configs.slice(0, count).map((config) => [getRecord, config] as const),
      );
      return <p>{records.map(({ id }) => id.slice(-4, -3)).join('')}</p>;
    }
    const { container } = await shown(
      client,
      <Suspense fallback="waiting">
        <Some />
      </Suspense>,
    );
    await arrive();
    await act(async () => startTransition(() => grow(3)));
    await arrive();
    expect(container.textContent).toBe('123');
    expect(fetch.requests).toHaveLength(2);
  });
});

describe('useSuspendingRead', () => {
  it('useSuspendingRead asks once in strict rendering without any boundary, also for what is never fresh', async () => {
    const { client, fetch } = testClient({
      ...server.script,
      'GET /object-info/*': { apiName: 'Account', label: 'Company', fields: {} },
    });
    const getLatestInfo = readAdapter({ ...calls.getObjectInfo, lifetime: 0 });
    const Label = () => <p>{useSuspendingRead(getLatestInfo, { objectApiName: 'Account' }).label}</p>;
    const { container } = await shown(
      client,
      <StrictMode>
        <Name config={first} />
        <Label />
      </StrictMode>,
    );
    await arrive();
    await arrive();
    expect(container.textContent).toBe('Name of 1Company');
    expect(fetch.requests).toHaveLength(2);
  });

  it('keeps what is there while a transition waits for the next', async () => {
    const { client } = testClient(server.script);
    let show = (_: typeof first) => {};
    function Switch() {
      const [config, setConfig] = useState(first);
      show = setConfig;
      return <Name config={config} />;
    }
    const { container } = await shown(
      client,
      <ReadBoundary fallback="waiting">
        <Switch />
      </ReadBoundary>,
    );
    await arrive();
    await act(async () => startTransition(() => show(second)));
    expect(container.textContent).not.toContain('waiting');
    await arrive();
    expect(container.textContent).toBe('Name of 2');
  });
});

describe('a boundary', () => {
  const tree = (client: Client, isThere: boolean) =>
    provided(
      client,
      isThere && (
        <ReadBoundary fallback="waiting">
          <Name config={first} />
        </ReadBoundary>
      ),
    );

  it('gives up with it what only those below waited for', async () => {
    const { client, fetch } = testClient(server.script);
    fetch.hold();
    const { container, rerender } = await act(async () => render(tree(client, true)));
    expect(container.textContent).toBe('waiting');
    expect(fetch.requests[0]?.signal?.aborted).toBe(false);
    rerender(tree(client, false));
    await arrive();
    expect(fetch.requests[0]?.signal?.aborted).toBe(true);
  });

  it('a boundary goes on waiting in strict rendering, and asks anew when it comes back', async () => {
    const { client, fetch } = testClient(server.script);
    const release = fetch.hold();
    const strict = (isThere: boolean) => <StrictMode>{tree(client, isThere)}</StrictMode>;
    const { container, rerender } = await act(async () => render(strict(true)));
    await arrive();
    expect(fetch.requests.map(({ signal }) => signal?.aborted)).toEqual([false]);
    rerender(strict(false));
    await arrive();
    release();
    await act(async () => rerender(strict(true)));
    await arrive();
    expect(container.textContent).toBe('Name of 1');
    expect(fetch.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  it('leaves a request that somebody else waits for', async () => {
    const { client, fetch } = testClient(server.script);
    const release = fetch.hold();
    const { container, rerender } = await act(async () => render(tree(client, true)));
    const other = getRecord(client, first);
    rerender(tree(client, false));
    await arrive();
    release();
    expect((await other).id).toBe(first.recordId);
    expect(fetch.requests).toHaveLength(1);
    expect(container.textContent).toBe('');
  });

  it('a boundary shows a failure, and shows the response after another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let works = false;
    const { client, fetch } = testClient({
      'GET /records/*': (request: never) =>
        works
          ? server.script['GET /records/*'](request)
          : reply(500, [{ errorCode: 'X', message: 'Broken.' }]),
    });
    const { container, getByRole } = await shown(
      client,
      <ReadBoundary
        fallback="waiting"
        failed={({ error, retry }) => (
          <button type="button" onClick={retry}>
            {error.message}
          </button>
        )}
      >
        <Name config={first} />
      </ReadBoundary>,
    );
    await arrive();
    expect(container.textContent).toBe('Broken.');
    await act(async () => getByRole('button').click());
    await arrive();
    expect(container.textContent).toBe('Broken.');
    works = true;
    const release = fetch.hold();
    await act(async () => getByRole('button').click());
    expect(container.textContent).toBe('waiting');
    release();
    await arrive();
    expect(container.textContent).toBe('Name of 1');
    expect(fetch.requests).toHaveLength(3);
  });

  it('drops a failure when the key is another, and keeps it while the key is the same', async () => {
    const { client } = testClient({
      ...server.script,
      'GET /records/*': () => reply(500, [{ errorCode: 'X', message: 'Broken.' }]),
    });
    const tree = (resetKey: string, content: ReactNode) =>
      provided(
        client,
        <ReadBoundary resetKey={resetKey} failed={({ error }) => error.message}>
          {content}
        </ReadBoundary>,
      );
    const { container, rerender } = await act(async () => render(tree('/first', <Name config={first} />)));
    await arrive();
    expect(container.textContent).toBe('Broken.');
    await act(async () => rerender(tree('/first', 'another page')));
    expect(container.textContent).toBe('Broken.');
    await act(async () => rerender(tree('/second', 'another page')));
    expect(container.textContent).toBe('another page');
  });

  it('passes on what no read has thrown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client } = testClient({});
    const Broken = () => {
      throw new TypeError('A mistake.');
    };
    const tree = (
      <ReadBoundary failed={() => 'failed'}>
        <Broken />
      </ReadBoundary>
    );
    expect(() => render(provided(client, tree))).toThrow('A mistake.');
  });

  it('says which config is wrong', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, fetch } = testClient(server.script);
    const { container } = await shown(
      client,
      <ReadBoundary failed={({ error }) => `${error.status} ${error.code} ${error.message}`}>
        <Name config={{ ...first, recordId: ' ' }} />
      </ReadBoundary>,
    );
    expect(container.textContent).toBe('400 INVALID_CONFIG Invalid config for "getRecord".');
    expect(fetch.requests).toHaveLength(0);
  });
});

it('a root that goes gives up what those below wait for, without any boundary of ours', async () => {
  const { client, fetch } = testClient(server.script);
  fetch.hold();
  const { unmount } = await shown(
    client,
    <Suspense fallback="waiting">
      <Name config={first} />
    </Suspense>,
  );
  unmount();
  await arrive();
  expect(fetch.requests[0]?.signal?.aborted).toBe(true);
});
