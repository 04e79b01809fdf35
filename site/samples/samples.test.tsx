// @vitest-environment happy-dom
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@relab/client';
import { memoryRows } from '@relab/client/persistence';
import { createRecord, getListRecordsByName, getRecord, updateRecord } from '@relab/client/records';
import { memoryChannels } from '@relab/client/tabs';
import { RelabProvider } from '@relab/react';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { run } from '../../packages/cli/src/run.ts';
import { App, createAppClient } from './first-app/app.tsx';
import { rename } from './guides/conflict.ts';
import { explain } from './guides/errors.ts';
import { returnAll } from './guides/node-script.ts';
import { addMicroscope, countInstruments } from './guides/observe.ts';
import { startOffline } from './guides/offline.ts';
import { DailyRate } from './guides/optimistic-save.tsx';
import { Instruments } from './guides/pagination.tsx';
import { createRouteTree, renderRequest } from './guides/router-pages.tsx';
import { continueInBrowser, InstrumentPage, renderInstrument } from './guides/server-rendering.tsx';
import { joinTabs } from './guides/tabs.ts';
import { addBalance, describeLoan } from './guides/typed-fields.ts';
import { clerk, type Lending, programSecret, startLending } from './lending.fixture.ts';
import { AccountPhone } from './migration/from-lds.tsx';

let lending: Lending;
beforeAll(async () => {
  lending = await startLending();
}, 120_000);
afterAll(() => lending.close());
afterEach(cleanup);

const wait = (check: () => void): Promise<void> => waitFor(check, { timeout: 15_000 });
const show = (client: Client, element: ReactNode) =>
  render(<RelabProvider client={client}>{element}</RelabProvider>);
const text = (): string => document.body.textContent ?? '';

/** An instrument that no other test knows. */
async function addInstrument(client: Client, name: string, rate = 40): Promise<string> {
  const fields = { Name: name, Kind__c: 'Centrifuge', DailyRate__c: rate };
  return (await createRecord(client, { apiName: 'Instrument__c', fields })).id;
}

test('the types of the samples are what `relab types` writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relab-types-'));
  const out = join(folder, 'records.ts');
  const response = await fetch(`${lending.address}/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'lending-desk',
      client_secret: programSecret,
    }),
  });
  const { access_token: TOKEN } = (await response.json()) as { readonly access_token: string };
  const args = ['--url', lending.address, '--objects', 'Instrument__c,Loan__c', '--out', out];
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const surroundings = { fetch, now: () => new Date(), env: { TOKEN }, say, complain: say };
  expect(await run(['types', ...args, '--token-env', 'TOKEN'], surroundings), lines.join('\n')).toBe(0);
  // Its first lines name the server and the day.
  const typesOf = async (path: string) => (await readFile(path, 'utf8')).replace(/^(?:\/\/.*\n)+/, '');
  expect(await typesOf(out)).toBe(await typesOf(join(import.meta.dirname, 'guides/records.ts')));
  await rm(folder, { recursive: true });
});

test('the first app signs in, lists accounts and saves one', async () => {
  render(<App client={createAppClient()} />);
  await wait(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy());
  fireEvent.change(screen.getByLabelText(/E-mail/), { target: { value: clerk.email } });
  fireEvent.change(screen.getByLabelText(/Password/), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await wait(() => expect(screen.getByRole('alert')).toBeTruthy());
  fireEvent.change(screen.getByLabelText(/E-mail/), { target: { value: clerk.email } });
  fireEvent.change(screen.getByLabelText(/Password/), { target: { value: clerk.password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await wait(() => expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeTruthy());
  await wait(() => expect(screen.getByRole('button', { name: 'Quark & Sons' })).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Quark & Sons' }));
  await wait(() => expect(screen.getByLabelText(/Name/)).toBeTruthy());
  fireEvent.change(screen.getByLabelText(/Name/), { target: { value: 'Quark & Daughters' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await wait(() => expect(screen.getByRole('button', { name: 'Quark & Daughters' })).toBeTruthy());
  await wait(() => expect(screen.getByRole('heading', { name: 'Quark & Daughters' })).toBeTruthy());
});

test('an optimistic save shows at once, and goes when the server rejects it', async () => {
  const client = await lending.open();
  const recordId = await addInstrument(client, 'Rotina', 15);
  show(client, <DailyRate recordId={recordId} />);
  await wait(() => expect(screen.getByRole('status').textContent).toBe('15'));
  fireEvent.click(screen.getByRole('button'));
  await wait(() => expect(screen.getByRole('status').textContent).toBe('5'));
  fireEvent.click(screen.getByRole('button'));
  await wait(() => expect(screen.getByRole('status').textContent).toBe('-5'));
  await wait(() => expect(screen.getByRole('alert').textContent).toBe('Zero or more.'));
  expect(screen.getByRole('status').textContent).toBe('5');
});

test('whoever renames what another one has renamed gets both sides', async () => {
  const [mine, theirs] = [await lending.open(), await lending.open()];
  const recordId = await addInstrument(mine, 'Before');
  const shown = await getRecord(mine, { recordId, fields: ['Instrument__c.Name'] });
  // Times of HTTP are of whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(
    await rename(theirs, await getRecord(theirs, { recordId, fields: ['Instrument__c.Name'] }), 'Theirs'),
  ).toBeUndefined();
  const conflict = await rename(mine, shown, 'Mine again');
  expect(conflict?.mine).toEqual({ Name: 'Mine again' });
  expect(conflict?.theirs).toMatchObject({ fields: { Name: { value: 'Theirs' } } });
});

test('a list grows page by page', async () => {
  show(await lending.open(), <Instruments />);
  await wait(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await wait(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2));
});

test('typed fields are read and written', async () => {
  const client = await lending.open();
  const id = await addBalance(client, 'Entris II');
  const loan = await createRecord(client, {
    apiName: 'Loan__c',
    fields: { Name: 'Jonas', Instrument__c: id, Due__c: '2027-03-01' },
  });
  expect(await describeLoan(client, loan.id)).toBe('Jonas has Entris II at 15 a day');
});

test('loaders of both routers read what the page of an instrument shows, on a server too', async () => {
  const setUp = await lending.open();
  const id = await addInstrument(setUp, 'Routed');
  const html = await renderRequest(
    await lending.open(),
    new Request(`https://lab.example/instruments/${id}`),
  );
  expect((await html.text()).replaceAll('<!-- -->', '')).toContain('<h1>Instrument: Routed</h1>');

  const client = await lending.open();
  const routeTree = createRouteTree(client);
  const history = createMemoryHistory({ initialEntries: [`/instruments/${id}`] });
  show(client, <RouterProvider router={createRouter({ routeTree, history })} />);
  await wait(() => expect(screen.getByRole('heading', { name: 'Instrument: Routed' })).toBeTruthy());
});

test('a script returns all that is lent', async () => {
  const client = await lending.open();
  const id = await addInstrument(client, 'Lent');
  await createRecord(client, { apiName: 'Loan__c', fields: { Name: 'Ines', Instrument__c: id } });
  expect(await returnAll(lending.address, programSecret)).toBeGreaterThan(0);
  const open = await getListRecordsByName(client, { objectApiName: 'Loan__c', listViewApiName: 'Open' });
  expect(open.records).toEqual([]);
});

test('what is observed is right once a write resolves', async () => {
  const client = await lending.open();
  const counts: number[] = [];
  const end = countInstruments(client, (count) => counts.push(count));
  await wait(() => expect(counts.length).toBeGreaterThan(0));
  const before = counts.at(-1) ?? 0;
  await addMicroscope(client, 'Primostar');
  expect(counts.at(-1)).toBe(before + 1);
  end();
});

test('a write waits for the network, and is sent once it is there', async () => {
  const client = await lending.open();
  const recordId = await addInstrument(client, 'Field balance');
  await getRecord(client, { recordId, fields: ['Instrument__c.Name'] });
  const page = new EventTarget();
  let isOnline = false;
  const queue = await startOffline(
    client,
    { user: '005000000000001AAA', org: lending.address, onRejected: expect.unreachable },
    { rows: memoryRows(), online: () => isOnline, page },
  );
  await updateRecord(client, { recordId, fields: { Name: 'Written offline' } });
  expect(queue.pending()).toHaveLength(1);
  const other = await lending.open();
  const name = async () =>
    (await getRecord(other, { recordId, fields: ['Instrument__c.Name'] }, { policy: 'no-cache' })).fields.Name
      ?.value;
  expect(await name()).toBe('Field balance');
  isOnline = true;
  page.dispatchEvent(new Event('online'));
  await wait(() => expect(queue.pending()).toHaveLength(0));
  expect(await name()).toBe('Written offline');
  queue.end();
});

test('what one tab writes another one shows', async () => {
  const [one, other] = [await lending.open(), await lending.open()];
  const owner = { user: '005000000000001AAA', org: lending.address };
  const channel = memoryChannels();
  const ends = [one, other].map((client) => joinTabs(client, { ...owner, channel: channel() }));
  const recordId = await addInstrument(one, 'One');
  const names: unknown[] = [];
  const end = getRecord.observe(other, { recordId, fields: ['Instrument__c.Name'] }, ({ data }) =>
    names.push(data?.fields.Name?.value),
  );
  await wait(() => expect(names.at(-1)).toBe('One'));
  await updateRecord(one, { recordId, fields: { Name: 'Other' } });
  await wait(() => expect(names.at(-1)).toBe('Other'));
  for (const stop of [end, ...ends]) stop();
});

test('a browser goes on from what the server has rendered, and requests nothing', async () => {
  const client = await lending.open();
  const recordId = await addInstrument(client, 'Rendered');
  document.body.innerHTML = await renderInstrument(client, recordId);
  expect(document.querySelector('h1')?.textContent).toBe('Rendered');
  const continued = continueInBrowser(document, () => expect.unreachable());
  document.body.innerHTML = '';
  show(continued, <InstrumentPage recordId={recordId} />);
  expect(text()).toBe('Rendered');
});

test('errors become sentences', async () => {
  const client = await lending.open();
  const recordId = await addInstrument(client, 'Wrong');
  const failed = (work: Promise<unknown>) => work.then(() => expect.unreachable(), explain);
  expect(await failed(updateRecord(client, { recordId, fields: { DailyRate__c: -1 } }))).toEqual({
    sentence: 'DailyRate__c: Zero or more.',
    mayRetry: false,
  });
  const cut = createClient({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  expect(await failed(getRecord(cut, { recordId, fields: ['Instrument__c.Name'] }))).toEqual({
    sentence: 'The server cannot be reached. Nothing is lost.',
    mayRetry: true,
  });
});

test('a component of wire adapters, as hooks', async () => {
  const client = await lending.open();
  const { id } = await createRecord(client, {
    apiName: 'Account',
    fields: { Name: 'Boson', Phone: '030 2' },
  });
  show(client, <AccountPhone recordId={id} />);
  await wait(() => expect(screen.getByLabelText('Phone')).toBeTruthy());
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '030 3' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await wait(async () => {
    const other = await lending.open();
    const account = await getRecord(other, { recordId: id, fields: ['Account.Phone'] });
    expect(account.fields.Phone?.value).toBe('030 3');
  });
});
