import { expect, test, vi } from 'vitest';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { account, contactServer, contactsInfo } from './contacts.fixture.ts';
import { getRelatedListCount } from './related-list-count.ts';
import { getRelatedListInfo } from './related-list-info.ts';
import { getRelatedListPreferences, getRelatedListPreferencesBatch } from './related-list-preferences.ts';
import { getRelatedListRecords } from './related-list-records.ts';
import { updateRelatedListInfo, updateRelatedListPreferences } from './related-list-writes.ts';

const list = { parentObjectApiName: 'Account', relatedListId: 'Contacts' };
const page = { parentRecordId: account, relatedListId: 'Contacts', fields: ['Contact.Name'] };
const preferencesId = 'Account.Contacts';
const byName = { fieldApiName: 'Name', isAscending: true, label: 'Name' };
const byEmail = { fieldApiName: 'Email', isAscending: false, label: 'Email' };
const wide = { columnWidths: { Name: 240 }, columnWrap: { Name: true } };
const failure = reply(403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }]);

/** A server that keeps the info and the preferences of one list. */
function server() {
  let info = contactsInfo;
  let preferences = { columnWidths: { Email: 100 }, columnWrap: {}, orderedBy: [byName], preferencesId };
  return {
    'GET /related-list-info/Account/*': () => info,
    'PATCH /related-list-info/Account/*': ({ body }: ScriptedRequest) => {
      info = { ...info, ...(body as object) };
      return info;
    },
    'GET /related-list-preferences/batch/*': () => ({ results: [{ statusCode: 200, result: preferences }] }),
    'GET /related-list-preferences/*': () => preferences,
    'PATCH /related-list-preferences/*': ({ body }: ScriptedRequest) => {
      preferences = { ...preferences, ...(body as object) };
      return preferences;
    },
    ...contactServer().script,
  };
}

/** A client of which everything that shows the list is observed. */
async function observed(script: Readonly<Record<string, unknown>> = server()) {
  const { client, fetch } = testClient(script);
  getRelatedListInfo.observe(client, list, () => {});
  getRelatedListInfo.observe(client, { ...list, relatedListId: 'Cases', fields: ['Case.Subject'] }, () => {});
  getRelatedListPreferences.observe(client, { preferencesId }, () => {});
  getRelatedListRecords.observe(client, page, () => {});
  getRelatedListRecords.observe(client, { ...page, sortBy: ['Contact.Email'] }, () => {});
  getRelatedListCount.observe(client, page, () => {});
  await settle();
  const from = fetch.requests.length;
  const requested = () =>
    fetch.requests
      .slice(from)
      .map(({ method, path }) => `${method} ${path.split('/ui-api/').at(-1)}`)
      .sort();
  return { client, fetch, requested };
}

test('D-086, D-264: preferences are fresh for 15 minutes, whatever case their id has', async () => {
  const { client, fetch, pass } = testClient(server());
  expect(await getRelatedListPreferences(client, { preferencesId })).toMatchObject({ orderedBy: [byName] });
  pass(899_999);
  await getRelatedListPreferences(client, { preferencesId: 'account.contacts' });
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await getRelatedListPreferences(client, { preferencesId });
  expect(fetch.requests).toHaveLength(2);
});

test('D-110, D-228: preferences in one tick are one request, each by its own status; refused as a whole, all are', async () => {
  const failed = [{ errorCode: 'INVALID_TYPE', message: 'No.' }];
  let whole = 200;
  const { client, fetch } = testClient({
    'GET /related-list-preferences/batch/*': () =>
      whole === 200
        ? {
            results: [
              { statusCode: 200, result: { preferencesId } },
              { statusCode: 400, result: failed },
            ],
          }
        : reply(whole, failed),
  });
  const [good, bad] = await Promise.allSettled([
    getRelatedListPreferences(client, { preferencesId }),
    getRelatedListPreferences(client, { preferencesId: 'Account.Notes' }),
  ]);
  expect(fetch.requests.map(({ path }) => path.split('/').at(-1))).toEqual([
    'Account.Contacts,Account.Notes',
  ]);
  expect(good.status).toBe('fulfilled');
  expect(bad).toMatchObject({ status: 'rejected', reason: { status: 400 } });
  const both = { preferencesIds: 'Account.Contacts,Account.Notes' };
  expect((await getRelatedListPreferencesBatch(client, both)).results).toMatchObject([
    { statusCode: 200 },
    { statusCode: 400, result: failed },
  ]);
  expect(fetch.requests).toHaveLength(1);
  whole = 404;
  await expect(
    getRelatedListPreferencesBatch(client, { preferencesIds: ['Account.A', 'Account.B'] }),
  ).rejects.toMatchObject({ status: 404, part: false });
});

test('D-195, D-196: preferences are sent, and the response is what is cached of them from then on', async () => {
  const { client, fetch, requested } = await observed();
  await updateRelatedListPreferences(client, { preferencesId, ...wide });
  expect(fetch.requests.find(({ method }) => method === 'PATCH')?.body).toEqual(wide);
  expect(getRelatedListPreferences.peek(client, { preferencesId }).data).toMatchObject(wide);
  // The info shows them too; the rows stand as they stood.
  expect(requested()).toEqual([
    'GET related-list-info/Account/Contacts',
    'PATCH related-list-preferences/Account.Contacts',
  ]);
});

test.each([{ columnWidths: { Name: 1.5 } }, { columnWrap: { Name: 'yes' } }, { orderedBy: [{}] }])(
  'D-195, D-196, X-09: preferences that are %j are refused',
  async (wrong) => {
    const { client, fetch } = testClient(server());
    const config = { preferencesId, ...wrong } as Parameters<typeof updateRelatedListPreferences>[1];
    await expect(updateRelatedListPreferences(client, config)).rejects.toThrow(
      'Invalid config for "updateRelatedListPreferences"',
    );
    expect(fetch.requests).toHaveLength(0);
  },
);

test('an order that is another one asks for the records that stand by it, and the same order for none', async () => {
  const { client, requested } = await observed();
  await updateRelatedListPreferences(client, { preferencesId, orderedBy: [byName] });
  expect(requested().filter((path) => path.includes('records'))).toEqual([]);
  const fromTheEnd = { ...byName, isAscending: false };
  await updateRelatedListPreferences(client, { preferencesId, orderedBy: [fromTheEnd] });
  expect(requested().filter((path) => path.includes('records'))).toEqual([
    `POST related-list-records/${account}/Contacts`,
  ]);
});

test('optimistic preferences show at once, and are rolled back where they are rejected', async () => {
  const { client, fetch } = await observed({ ...server(), 'PATCH /related-list-preferences/*': failure });
  const listener = vi.fn();
  getRelatedListPreferences.observe(client, { preferencesId }, listener);
  const release = fetch.hold();
  const write = updateRelatedListPreferences(client, { preferencesId, ...wide }, { optimistic: true });
  await Promise.resolve();
  expect(getRelatedListPreferences.peek(client, { preferencesId }).data).toMatchObject({
    columnWidths: { Email: 100, Name: 240 },
    columnWrap: { Name: true },
    orderedBy: [byName],
  });
  release();
  await expect(write).rejects.toMatchObject({ status: 403 });
  expect(getRelatedListPreferences.peek(client, { preferencesId }).data).toMatchObject({
    columnWidths: { Email: 100 },
    columnWrap: {},
  });
  expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'Fulfilled' }));
});

test('D-197: an info is written, the response is cached from then on, and only what else shows it is requested', async () => {
  const { client, fetch, requested } = await observed();
  await updateRelatedListInfo(client, { ...list, userPreferences: wide, orderedByInfo: [byEmail] });
  expect(fetch.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    userPreferences: wide,
    orderedByInfo: [byEmail],
  });
  expect(getRelatedListInfo.peek(client, list).data).toMatchObject({ userPreferences: wide });
  expect(requested()).toEqual([
    'GET related-list-preferences/Account.Contacts',
    'PATCH related-list-info/Account/Contacts',
    `POST related-list-records/${account}/Contacts`,
  ]);
});

test('an info that was on its way when it was written is requested again', async () => {
  const late = Promise.withResolvers<object>();
  const answers: unknown[] = [contactsInfo, late.promise, { ...contactsInfo, userPreferences: wide }];
  const { client } = testClient({ ...server(), 'GET /related-list-info/Account/*': () => answers.shift() });
  await getRelatedListInfo(client, list);
  const refreshed = getRelatedListInfo.refresh(client, list);
  await updateRelatedListInfo(client, { ...list, userPreferences: wide });
  late.resolve(contactsInfo);
  await refreshed;
  await settle();
  expect(getRelatedListInfo.peek(client, list).data).toMatchObject({ userPreferences: wide });
  expect(answers).toEqual([]);
});

test.each([
  [{ columnWidths: { Name: '240' }, columnWrap: {} }, 'userPreferences.columnWidths.Name'],
  [{ columnWidths: {}, columnWrap: { Email: 1 } }, 'userPreferences.columnWrap.Email'],
  [{ columnWidths: {} }, 'userPreferences.columnWrap'],
  ['wide', 'userPreferences'],
])(
  'D-198: preferences of an info that are %j are refused by the way to what is wrong',
  async (wrong, path) => {
    const { client, fetch } = testClient(server());
    const config = { ...list, userPreferences: wrong } as Parameters<typeof updateRelatedListInfo>[1];
    const rejected = await updateRelatedListInfo(client, config).catch((error: unknown) => error);
    expect(rejected).toMatchObject({ status: 400, code: 'INVALID_CONFIG', errors: [{ fields: [path] }] });
    expect(String(rejected)).toContain(`Invalid config for "updateRelatedListInfo": ${path}: Expected`);
    expect(fetch.requests).toHaveLength(0);
  },
);

test('D-199: steps of an order that are none are left out; an order that is no list is rejected', async () => {
  const { client, fetch } = testClient(server());
  const steps = [
    byName,
    { fieldApiName: 7, isAscending: true },
    'Name',
    null,
    { isAscending: true },
    byEmail,
  ];
  const config = (orderedByInfo: unknown) =>
    ({ ...list, orderedByInfo }) as Parameters<typeof updateRelatedListInfo>[1];
  await updateRelatedListInfo(client, config(steps));
  expect(fetch.requests[0]?.body).toEqual({ orderedByInfo: [byName, byEmail] });
  await expect(updateRelatedListInfo(client, config('Name'))).rejects.toThrow(
    'Invalid config for "updateRelatedListInfo"',
  );
});

test('D-232: a write that is rejected rejects with what the server says, and nothing is requested', async () => {
  const refusing = {
    ...server(),
    'PATCH /related-list-info/Account/*': failure,
    'PATCH /related-list-preferences/*': failure,
  };
  const { client, requested } = await observed(refusing);
  await expect(updateRelatedListInfo(client, { ...list, orderedByInfo: [byEmail] })).rejects.toMatchObject({
    status: 403,
    code: 'INSUFFICIENT_ACCESS',
  });
  await expect(updateRelatedListPreferences(client, { preferencesId, ...wide })).rejects.toMatchObject({
    status: 403,
  });
  expect(requested()).toHaveLength(2);
  const key = 'related-lists/updateRelatedListPreferences/?{}';
  expect(client.store.query(key).read()).toMatchObject({ state: 'Error', error: { status: 403 } });
});

test.each(['', 'null', '[]', '7'])(
  'a write that is answered with %j holds nothing of it, and reads again',
  async (response) => {
    const { client, requested } = await observed({
      ...server(),
      'PATCH /related-list-info/Account/*': response === '' ? reply(204) : response,
    });
    await updateRelatedListInfo(client, { ...list, userPreferences: wide });
    expect(requested()).toContain('GET related-list-info/Account/Contacts');
    expect(getRelatedListInfo.peek(client, list).data).toMatchObject({ label: 'Contacts' });
  },
);
