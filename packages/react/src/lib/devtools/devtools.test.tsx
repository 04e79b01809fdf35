// @vitest-environment happy-dom
import { retryLimits } from '@relab/client/org';
import { deleteRecord, getObjectInfo, getRecord, updateRecord } from '@relab/client/records';
import { reply, settle, testClient } from '@relab/client/testing';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RelabProvider } from '../provider.tsx';
import { recordServer } from '../record-server.fixture.ts';
import { useRead } from '../use-read.ts';
import { RelabDevtools } from './relab-devtools.tsx';

afterEach(cleanup);

const server = recordServer();
const recordId = server.idAt(1);
const config = { recordId, fields: ['Account.Name', 'Account.City'] };

function Account(): ReactNode {
  return <p>{useRead(getRecord, config).data?.id}</p>;
}

/** A page with an observed record, and the panel open. */
async function shown(script: Readonly<Record<string, unknown>> = {}) {
  const made = testClient({ ...recordServer().script, ...script });
  const view = await act(async () =>
    render(
      <RelabProvider client={made.client}>
        <RelabDevtools open />
        <Account />
      </RelabProvider>,
    ),
  );
  await gathered();
  return { ...made, ...view, panel: () => view.getByRole('tabpanel').textContent ?? '' };
}

/** After what happened has been gathered. */
const gathered = async () => {
  await act(settle);
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
};
const choose = (view: Awaited<ReturnType<typeof shown>>, name: string) =>
  act(async () => view.getByRole('tab', { name }).click());
const open = (view: Awaited<ReturnType<typeof shown>>, name: RegExp) =>
  act(async () => view.getByRole('button', { name }).click());

describe('the devtools', () => {
  it('show each record with its fields and who observes it', async () => {
    const view = await shown();
    expect(view.panel()).toContain(`Account${recordId}2 fields1 observer`);
    await open(view, /1 observer/);
    expect(view.panel()).toMatch(
      /Observed bygetRecord 001000000000001AAA fields: Account.City, Account.Name/,
    );
    expect(view.panel()).toContain('City"City of 1"');
    expect(view.panel()).toContain('holds for 30.0 s');
    await getRecord(view.client, { recordId: server.idAt(2), fields: ['Account.Name'] });
    await gathered();
    await open(view, /0 observers/);
    expect(view.panel()).toContain('Observed bynobodyRead before bygetRecord 001000000000002AAA');
  });

  it('show each read with its state, why it was requested, and where its data came from; and ask again', async () => {
    const view = await shown();
    await choose(view, 'Reads');
    expect(view.panel()).toMatch(/FulfilledgetRecord.*1 observer/);
    await open(view, /1 observer/);
    expect(view.panel()).toMatch(/Datafrom server, came .* holds for 30.0 s/);
    expect(view.panel()).toMatch(/Why.*asked for. Not held: /);
    await open(view, /Ask again/);
    await gathered();
    expect(view.fetch.requests).toHaveLength(2);
    expect(view.panel()).toContain('It was asked for anew.');
  });

  it('show when a request that met a limit is sent again', async () => {
    let requests = 0;
    const busy = reply(503, [], { 'retry-after': '2' });
    const view = await shown({ 'GET /object-info/Account': () => (requests++ === 0 ? busy : {}) });
    retryLimits(view.client);
    await act(() => getObjectInfo(view.client, { objectApiName: 'Account' }).catch(() => {}));
    await gathered();
    await choose(view, 'Requests');
    await open(view, /503/);
    expect(view.panel()).toMatch(/Sent again\d.*since the server is at a limit/);
  });

  it('show each request with its cause, status, size and outcome', async () => {
    const view = await shown({
      'PATCH /records/*': () => reply(400, [{ errorCode: 'X', message: 'Not so.' }]),
    });
    await act(() => updateRecord(view.client, { recordId, fields: { Name: 'A' } }).catch(() => {}));
    await gathered();
    await choose(view, 'Requests');
    expect(view.panel()).toMatch(/400 refusedupdateRecord\d+ B0 ms.*200 answeredgetRecord\d+ B0 ms/);
    await open(view, /400 refused/);
    expect(view.panel()).toContain('ErrorNot so.');
    await open(view, /200 answered/);
    expect(view.panel()).toMatch(/SentGET .*\/records\/001.*ForgetRecord 001/);
  });

  it('show what changed and what was evicted', async () => {
    const view = await shown({ 'DELETE /records/*': () => reply(204) });
    await act(() => deleteRecord(view.client, { recordId }).catch(() => {}));
    await gathered();
    await choose(view, 'Changes');
    expect(view.panel()).toMatch(new RegExp(`evictedrecords${recordId}`));
    expect(view.panel()).toMatch(new RegExp(`changedrecords${recordId}`));
  });

  it('count hits, misses, requests, failures, bytes and rebuilds', async () => {
    const view = await shown();
    await act(() => getRecord(view.client, config));
    await gathered();
    const { hits, misses, requests } = view.client.counters();
    expect(view.container.textContent).toMatch(
      new RegExp(`hits${hits}misses${misses}requests${requests}failures0received\\d+ Brebuilds\\d+`),
    );
    expect([hits, misses, requests]).toEqual([1, 1, 1]);
  });

  it('filter, and say when nothing fits', async () => {
    const view = await shown();
    const filter = view.getByRole('searchbox');
    fireEvent.change(filter, { target: { value: 'city' } });
    expect(view.panel()).toContain(recordId);
    fireEvent.change(filter, { target: { value: 'elsewhere' } });
    expect(view.panel()).toBe('Nothing fits “elsewhere”.');
  });

  it('the devtools are a small button that opens by key and closes by Escape, and tabs that arrows lead through', async () => {
    const view = await shown();
    const tab = (name: string) => view.getByRole('tab', { name });
    fireEvent.keyDown(tab('Records'), { key: 'ArrowLeft' });
    expect(tab('Changes').getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab('Changes'));
    expect(tab('Records').tabIndex).toBe(-1);
    fireEvent.keyDown(tab('Changes'), { key: 'Home' });
    expect(tab('Records').getAttribute('aria-selected')).toBe('true');
    await act(async () => fireEvent.keyDown(tab('Records'), { key: 'Escape' }));
    expect(view.queryByRole('tablist')).toBeNull();
    const opener = view.getByRole('button', { name: 'Relab' });
    expect(document.activeElement).toBe(opener);
    await act(async () => opener.click());
    expect(view.queryByRole('tablist')).not.toBeNull();
  });

  it('look inside another client when they are given one, and cost it no request', async () => {
    const other = testClient(recordServer().script);
    const view = render(<RelabDevtools client={other.client} open />);
    await gathered();
    expect(view.getByRole('tabpanel').textContent).toBe('No record is held.');
    await act(() => getRecord(other.client, config));
    await gathered();
    expect(view.getByRole('tabpanel').textContent).toContain(recordId);
    expect(other.fetch.requests).toHaveLength(1);
  });

  it('listen no more once they have gone', async () => {
    const { client } = testClient({});
    const ended = vi.fn();
    vi.spyOn(client, 'listen').mockReturnValue(ended);
    vi.spyOn(client.store, 'watch').mockReturnValue(ended);
    const { unmount } = render(<RelabDevtools client={client} />);
    expect(ended).not.toHaveBeenCalled();
    unmount();
    expect(ended).toHaveBeenCalledTimes(2);
  });
});
