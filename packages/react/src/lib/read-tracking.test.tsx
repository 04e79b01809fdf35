// @vitest-environment happy-dom
import { type Client, readAdapter } from '@relab/client';
import { getRecord, updateRecord } from '@relab/client/records';
import { reply, settle, testClient } from '@relab/client/testing';
import { getObjectInfo } from '@relab/contract/records';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RelabProvider } from './provider.tsx';
import { recordServer } from './record-server.fixture.ts';
import { type ReadResult, useRead } from './use-read.ts';

afterEach(cleanup);

const server = recordServer();
const id = server.idAt(1);
const config = { recordId: id, fields: ['Account.Name', 'Account.City'] };
type Account = Awaited<ReturnType<typeof getRecord>>;

const shown = (client: Client, children: ReactNode) =>
  act(async () => render(<RelabProvider client={client}>{children}</RelabProvider>));
const arrive = () => act(settle);

/** A component that shows what `look` makes of a read, and how often it has rendered. */
function looking(look: (read: ReadResult<Account>) => ReactNode) {
  const rendered = vi.fn();
  function Looking() {
    rendered();
    return <p>{look(useRead(getRecord, { ...config, fields: [...config.fields] }))}</p>;
  }
  return { rendered, Looking };
}

describe('what a component did not look at', () => {
  it('what a component did not look at is no reason to render: data alone, while the state and the error come and go', async () => {
    let works = true;
    const { client, pass } = testClient({
      'GET /records/*': (request: never) =>
        works ? server.script['GET /records/*'](request) : reply(500, [{ errorCode: 'X', message: 'No.' }]),
    });
    const data = looking((read) => read.data?.id ?? '');
    const error = looking(({ error }) => error?.message ?? 'fine');
    const { container } = await shown(
      client,
      <>
        <data.Looking />
        <error.Looking />
      </>,
    );
    await arrive();
    const before = data.rendered.mock.calls.length;
    works = false;
    pass(60_000);
    await act(() => getRecord.refresh(client, config).catch(() => {}));
    expect(container.textContent).toBe(`${id}No.`);
    expect(data.rendered).toHaveBeenCalledTimes(before);
  });

  it('what a component did not look at is right as soon as it is looked at, though it has changed unseen', async () => {
    let works = true;
    const { client, pass } = testClient({
      'GET /records/*': (request: never) =>
        works ? server.script['GET /records/*'](request) : reply(500, [{ errorCode: 'X', message: 'No.' }]),
    });
    let look = (_: boolean) => {};
    function Late() {
      const [isLooking, setLooking] = useState(false);
      look = setLooking;
      const read = useRead(getRecord, config);
      return <p>{isLooking ? read.error?.message : read.data?.id}</p>;
    }
    const { container } = await shown(client, <Late />);
    await arrive();
    works = false;
    pass(60_000);
    await act(() => getRecord.refresh(client, config).catch(() => {}));
    await act(async () => look(true));
    expect(container.textContent).toBe('No.');
    works = true;
    await act(() => getRecord.refresh(client, config));
    expect(container.textContent).toBe('');
  });

  it('what a component did not look at are fields that it does not read, and records that it does not show', async () => {
    const { client, fetch } = testClient(recordServer().script);
    const names = vi.fn();
    const other = vi.fn();
    function Named({ recordId, rendered }: { readonly recordId: string; readonly rendered: () => void }) {
      rendered();
      const { data } = useRead(getRecord, { recordId, fields: ['Account.Name'] });
      return <p>{String(data?.fields.Name?.value)}</p>;
    }
    const { container } = await shown(
      client,
      <>
        <Named recordId={id} rendered={names} />
        <Named recordId={server.idAt(2)} rendered={other} />
      </>,
    );
    await arrive();
    await getRecord(client, config);
    const before = [names.mock.calls.length, other.mock.calls.length];
    await act(() => updateRecord(client, { recordId: id, fields: { City: 'Ulm' } }));
    expect([names.mock.calls.length, other.mock.calls.length]).toEqual(before);
    await act(() => updateRecord(client, { recordId: id, fields: { Name: 'Rotor' } }));
    expect(container.textContent).toBe('RotorName of 2');
    expect(other.mock.calls.length).toBe(before[1]);
    expect(fetch.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  });
});

describe('select', () => {
  it('renders again only where the selection is another one, also where it is made anew each time', async () => {
    const live = recordServer();
    const { client } = testClient(live.script);
    const rendered = vi.fn();
    function Selected() {
      rendered();
      const { data } = useRead(getRecord, config, {
        select: ({ fields }) => ({ name: fields.Name?.value, initials: [String(fields.Name?.value)[0]] }),
      });
      return <p>{`${data?.name} ${data?.initials.join()}`}</p>;
    }
    const { container } = await shown(client, <Selected />);
    await arrive();
    expect(container.textContent).toBe('Name of 1 N');
    const before = rendered.mock.calls.length;
    live.change(id, 'City', 'Ulm');
    await act(() => getRecord.refresh(client, config));
    expect(rendered).toHaveBeenCalledTimes(before);
    live.change(id, 'Name', 'Rotor');
    await act(() => getRecord.refresh(client, config));
    expect(container.textContent).toBe('Rotor R');
  });

  it('selects by what the component was rendered with last', async () => {
    const { client } = testClient(recordServer().script);
    let change = (_: string) => {};
    function Field() {
      const [name, setName] = useState('Name');
      change = setName;
      const { data } = useRead(getRecord, config, { select: ({ fields }) => fields[name]?.value });
      return <p>{String(data)}</p>;
    }
    const { container } = await shown(client, <Field />);
    await arrive();
    await act(async () => change('City'));
    expect(container.textContent).toBe('City of 1');
    await act(() => updateRecord(client, { recordId: id, fields: { City: 'Ulm' } }));
    expect(container.textContent).toBe('Ulm');
  });
});

describe('the settings of a read', () => {
  it('enabled: false reads nothing, and has no data, no error and no loading', async () => {
    const { client, fetch } = testClient(server.script);
    const Off = () => {
      const { state, isLoading } = useRead(getRecord, config, { enabled: false });
      return <p>{`${state} ${isLoading}`}</p>;
    };
    const { container } = await shown(client, <Off />);
    await arrive();
    expect(container.textContent).toBe('Unfulfilled false');
    expect(fetch.requests).toHaveLength(0);
  });

  it('a first result is data or loading, and never neither', async () => {
    const { client } = testClient(server.script);
    const results: string[] = [];
    const Every = () => {
      const { data, isLoading, state } = useRead(getRecord, config);
      results.push(`${data !== undefined} ${isLoading} ${state}`);
      return null;
    };
    const { unmount } = await shown(client, <Every />);
    await arrive();
    unmount();
    await shown(client, <Every />);
    expect(new Set(results)).toEqual(new Set(['false true Pending', 'true false Fulfilled']));
  });

  it.each([
    ['cache-then-network', 0, 'Fulfilled'],
    ['cache-and-network', 1, 'Fulfilled'],
    ['no-cache', 1, 'Fulfilled'],
    ['only-if-cached', 0, 'Fulfilled'],
  ] as const)('the policy %s sends %i requests for what is kept', async (policy, requests, state) => {
    const { client, fetch } = testClient(server.script);
    await getRecord(client, config);
    const Read = () => <p>{useRead(getRecord, config, { policy }).state}</p>;
    const { container } = await shown(client, <Read />);
    await arrive();
    expect(fetch.requests).toHaveLength(1 + requests);
    expect(container.textContent).toBe(state);
  });

  it('D-133: only-if-cached shows status 504 where nothing is kept', async () => {
    const { client, fetch } = testClient(server.script);
    const Read = () => <p>{useRead(getRecord, config, { policy: 'only-if-cached' }).error?.status}</p>;
    const { container } = await shown(client, <Read />);
    await arrive();
    expect(container.textContent).toBe('504');
    expect(fetch.requests).toHaveLength(0);
  });

  it('a config that is written anew at each rendering observes once, and asks once', async () => {
    const { client, fetch } = testClient(server.script);
    const source = getRecord.source(client, config);
    const observe = vi.spyOn(source ?? { observe: () => () => {} }, 'observe');
    const { Looking, rendered } = looking(({ data }) => data?.id);
    const tree = () => (
      <RelabProvider client={client}>
        <Looking />
      </RelabProvider>
    );
    const { rerender } = render(tree());
    await arrive();
    for (let time = 0; time < 3; time++) rerender(tree());
    expect(rendered.mock.calls.length).toBeGreaterThan(3);
    expect(observe).toHaveBeenCalledTimes(1);
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('explain', () => {
  it('tells where the data came from, until when it holds, and why it was requested', async () => {
    const { client } = testClient(server.script);
    let explain: ReadResult<Account>['explain'] = () => undefined;
    const Explained = () => {
      explain = useRead(getRecord, config).explain;
      return null;
    };
    await shown(client, <Explained />);
    await arrive();
    expect(explain()).toMatchObject({
      state: 'Fulfilled',
      observers: 1,
      provenance: {
        origin: 'server',
        receivedAt: client.store.now(),
        expiresAt: client.store.now() + 30_000,
      },
      decision: { from: 'server' },
    });
  });
});

describe('concurrent rendering', () => {
  // React lets others have their turn only where no test waits for all of its work.
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
  afterEach(() => vi.unstubAllGlobals());

  it('concurrent rendering shows one version of the data in all of a tree, though it changes while a transition renders', async () => {
    const { client } = testClient({});
    const getInfo = readAdapter(getObjectInfo);
    const publish = (label: string) =>
      client.store.publish(getInfo.source(client, { objectApiName: 'A' })?.key ?? '', { label }, -1);
    publish('one');
    const rendered: string[] = [];
    const Label = () => {
      const { data } = useRead(getInfo, { objectApiName: 'A' });
      rendered.push(String(data?.label));
      const end = performance.now() + 6;
      while (performance.now() < end);
      return <i>{data?.label}</i>;
    };
    const places = Array.from({ length: 12 }, (_, at) => at);
    let begin = (_: boolean) => {};
    function Tree() {
      const [isOpen, setOpen] = useState(false);
      begin = setOpen;
      return isOpen ? places.map((at) => <Label key={at} />) : <b>closed</b>;
    }
    const container = document.createElement('div');
    const root = createRoot(container);
    root.render(
      <RelabProvider client={client}>
        <Tree />
      </RelabProvider>,
    );
    await vi.waitFor(() => expect(container.textContent).toBe('closed'));
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(container.textContent ?? ''));
    observer.observe(container, { childList: true, subtree: true, characterData: true });
    startTransition(() => begin(true));
    await vi.waitFor(() => expect(rendered.length).toBeGreaterThan(3), { interval: 1 });
    expect(rendered.length).toBeLessThan(places.length);
    publish('two');
    await vi.waitFor(() => expect(container.textContent).toContain('two'));
    observer.disconnect();
    root.unmount();
    expect(seen.filter((text) => text.includes('one') && text.includes('two'))).toEqual([]);
    expect(seen.at(-1)).toBe('two'.repeat(places.length));
  });
});
