import { ensureClient } from '@relab/server/oauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { origin, type TestBrowser, uiApi } from '../server.fixture.ts';
import { createAccount, listAccounts, openReplicaShop, type ReplicaShop } from './replica-shop.fixture.ts';

// Two real servers, of which the standby can be told to stand still. The tests go on from one another.
let open: ReplicaShop;
let writer: TestBrowser;
let reader: TestBrowser;
beforeAll(async () => {
  open = await openReplicaShop({ maxLag: 300_000, patience: 30_000 });
  writer = await open.shop.signedIn('writer@example.com', ['clerk']);
  reader = await open.shop.signedIn('reader@example.com', ['clerk']);
}, 90_000);
afterAll(() => open.close());

/** The standby has all that was written so far, and this process knows. */
const caughtUp = async (): Promise<void> => {
  await open.replay(true);
  await open.servers.caughtUp();
  await open.replica.watch.look();
};
beforeEach(async () => {
  await caughtUp();
  open.reads();
});

test('a list is read on the standby, which may be behind', async () => {
  await createAccount(writer, 'Before');
  await caughtUp();
  expect(await listAccounts(reader)).toContain('Before');
  await open.replay(false);
  await createAccount(writer, 'After');
  expect(await listAccounts(reader)).not.toContain('After');
  expect(open.reads()).toEqual(['replica: caught-up', 'replica: caught-up']);
});

test('a session sees what it wrote at once, and others when the standby has it', async () => {
  await open.replay(false);
  await createAccount(writer, 'Own');
  expect(await listAccounts(writer)).toContain('Own');
  expect(await listAccounts(reader)).not.toContain('Own');
  expect(open.reads()).toEqual(['primary: own-write', 'replica: caught-up']);
  await caughtUp();
  expect(await listAccounts(writer)).toContain('Own');
  expect(await listAccounts(reader)).toContain('Own');
  expect(open.reads()).toEqual(['replica: caught-up', 'replica: caught-up']);
});

test('a write costs the primary one statement more, and a read none', async () => {
  const asked = (texts: readonly string[]) => texts.filter((text) => text.includes('pg_current_wal'));
  open.statements();
  await createAccount(writer, 'Counted');
  expect(asked(open.statements().primary)).toHaveLength(1);
  await listAccounts(reader);
  const { primary, standby } = open.statements();
  // Who reads is looked up where that is current.
  expect(primary).toEqual([expect.stringContaining('auth_session')]);
  expect(standby).toEqual([expect.stringContaining('"account"')]);
});

test('what guests write costs no more, and gives them no cookie that would keep shared pages from them', async () => {
  const guest = open.shop.browser();
  open.statements();
  const { status, headers } = await guest.post('/analytics/consent/yes');
  expect(status).toBeLessThan(300);
  expect(headers.getSetCookie().join()).not.toContain('relab_written');
  expect(open.statements().primary.join()).not.toContain('pg_current_wal');
});

test('another browser of the same person sees it too, as far as this process knows', async () => {
  const [own, other] = [open.shop.browser(), open.shop.browser()];
  const signIn = { email: 'writer@example.com', password: 'correct horse battery' };
  for (const one of [own, other]) await one.post('/services/identity/sign-in', signIn);
  await caughtUp();
  await open.replay(false);
  await createAccount(own, 'Elsewhere');
  expect(await listAccounts(other)).toContain('Elsewhere');
});

test('what writes says how far in a cookie that scripts do not see, and what reads says nothing', async () => {
  const written = await writer.post(`${uiApi}/records`, { apiName: 'Account', fields: { Name: 'Cookie' } });
  expect(written.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^relab_written=1-\w+%2F\w+; Path=\/; SameSite=Lax; Max-Age=600; HttpOnly$/),
  ]);
  expect(written.headers.get('relab-written')).toBeNull();
  const read = await writer.post(`${uiApi}/list-records/Account/AllAccounts`, {});
  expect(read.headers.getSetCookie()).toEqual([]);
});

test('a write that is refused may have written before, and says how far as well', async () => {
  const refused = await writer.post(`${uiApi}/records`, { apiName: 'Account', fields: {} });
  expect(refused.status).toBe(400);
  expect(refused.headers.getSetCookie()).toEqual([expect.stringMatching(/^relab_written=/)]);
});

test.each(['9999-FFFFFFFF/FFFFFFFF', 'unknown', '%00', "1-0/0'; drop table account", 'x'.repeat(4_000)])(
  'a made-up position leads to the primary: %s',
  async (position) => {
    const own = [...reader.cookies].filter(([name]) => name !== 'relab_written');
    const cookie = [...own, ['relab_written', position]].map((pair) => pair.join('=')).join('; ');
    const { status } = await reader.post(`${uiApi}/list-records/Account/AllAccounts`, {}, { cookie });
    expect(status).toBe(200);
    expect(open.reads()).toEqual(['primary: own-write']);
  },
);

test('what somebody saw last is read where reads note it', async () => {
  const id = await createAccount(writer, 'Seen');
  await caughtUp();
  await open.replay(false);
  await reader.get(`${uiApi}/records/${id}?fields=Account.Name&updateMru=true`);
  const { body } = await reader.post(`${uiApi}/list-records/Account/__Recent`, {});
  expect(body).toMatchObject({ records: [{ id }] });
  expect(open.reads()).toEqual(['primary: required']);
});

test('what the standby has not is looked for on the primary before anybody is told that it is not there', async () => {
  await open.replay(false);
  const id = await createAccount(writer, 'New');
  const { status } = await reader.get(`${uiApi}/related-list-records/${id}/Contacts`);
  expect(status).toBe(200);
  expect(open.reads()).toEqual(['primary: denied']);
});

test('a record is read from the primary, and saving what a list showed of an older one is a conflict', async () => {
  const id = await createAccount(writer, 'Old');
  await caughtUp();
  await open.replay(false);
  const seen = (await reader.get(`${uiApi}/records/${id}?fields=Account.Name`)).body as {
    lastModifiedDate: string;
  };
  const renamed = await writer.send('PATCH', `${uiApi}/records/${id}`, { fields: { Name: 'Renamed' } });
  expect(renamed.status).toBe(200);
  expect(await listAccounts(reader)).toContain('Old');
  const saved = await reader.send(
    'PATCH',
    `${uiApi}/records/${id}`,
    { fields: { Name: 'Lost' } },
    { 'If-Unmodified-Since': seen.lastModifiedDate },
  );
  expect(saved.status).toBe(412);
  const now = await reader.get(`${uiApi}/records/${id}?fields=Account.Name`);
  expect(now.body).toMatchObject({ fields: { Name: { value: 'Renamed' } } });
});

test('a program is served by the primary, unless it says how far it has written', async () => {
  const { person } = await open.shop.signedIn('program@example.com', ['clerk']);
  const secret = 'a secret of a program, made by chance';
  await ensureClient(open.shop.database, { id: 'tool', name: 'Tool', secret, actsAs: person.userId });
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    open.shop.server.fetch(new Request(new URL(path, origin), init));
  const form = { grant_type: 'client_credentials', client_id: 'tool', client_secret: secret };
  const token = await send('/services/oauth2/token', { method: 'POST', body: new URLSearchParams(form) });
  const { access_token } = (await token.json()) as { readonly access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  await caughtUp();
  open.reads();
  await open.replay(false);
  const written = await send(`${uiApi}/records`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ apiName: 'Account', fields: { Name: 'By a program' } }),
  });
  const position = written.headers.get('relab-written') ?? '';
  expect(position).toMatch(/^1-\w+\/\w+$/);
  expect(written.headers.getSetCookie()).toEqual([]);

  const query = async (more: Readonly<Record<string, string>>): Promise<number> => {
    const q = "/services/data/v63.0/query?q=SELECT+Id+FROM+Account+WHERE+Name='By+a+program'";
    const response = await send(q, { headers: { ...headers, ...more } });
    return ((await response.json()) as { readonly totalSize: number }).totalSize;
  };
  expect(await query({})).toBe(1);
  expect(await query({ 'relab-written': position })).toBe(1);
  expect(await query({ 'relab-written': 'made up' })).toBe(1);
  await caughtUp();
  expect(await query({ 'relab-written': position })).toBe(1);
  expect(open.reads()).toEqual([
    'primary: unknown',
    'primary: own-write',
    'primary: own-write',
    'replica: caught-up',
  ]);
});

test('calls within the process, such as those of pages, are read from the primary alone', async () => {
  const cookie = [...reader.cookies].map((pair) => pair.join('=')).join('; ');
  const request = new Request(`${origin}${uiApi}/list-records/Account/AllAccounts`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{}',
  });
  const response = await open.shop.server.fetch(request, { isInProcess: true });
  expect(response.status).toBe(200);
  expect(open.reads()).toEqual([]);
});
