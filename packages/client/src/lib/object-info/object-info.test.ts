import { describe, expect, test, vi } from 'vitest';
import { expectFreshFor } from '../testing/freshness.fixture.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './object-info.ts';

const info = (apiName: string) => ({ apiName, label: `The ${apiName}`, fields: {}, url: '/kept' });
const namesIn = ({ path }: ScriptedRequest) => decodeURIComponent(path.split('/').at(-1) ?? '').split(',');
const missing = [{ errorCode: 'INVALID_TYPE', message: 'There is no such object.' }];

/** A server on which every object is but `Nope`. */
const server = {
  'GET /object-info/batch/*': (request: ScriptedRequest) => ({
    results: namesIn(request).map((name) =>
      name === 'Nope' ? { statusCode: 404, result: missing } : { statusCode: 200, result: info(name) },
    ),
  }),
  'GET /ui-api/object-info/*': (request: ScriptedRequest) => info(namesIn(request)[0] ?? ''),
  'GET /ui-api/object-info': { objects: { Account: { apiName: 'Account', keyPrefix: '001' } } },
};

describe('object infos', () => {
  test('D-123: names that differ in case only are one object', async () => {
    const { client, fetch } = testClient(server);
    const first = await getObjectInfo(client, { objectApiName: 'Account' });
    expect(await getObjectInfo(client, { objectApiName: 'account' })).toBe(first);
    await getObjectInfos(client, { objectApiNames: ['ACCOUNT'] });
    expect(fetch.requests).toHaveLength(1);
  });

  test('D-246: object infos are fresh for 15 minutes', async () => {
    await expectFreshFor(900_000, getObjectInfo, { objectApiName: 'Account' }, info('Account'));
  });

  test('object infos of one tick go out as one request, and each is answered by its own status (D-110)', async () => {
    const { client, fetch } = testClient(server);
    const reads = ['Account', 'Contact', 'Nope'].map((objectApiName) =>
      getObjectInfo(client, { objectApiName }),
    );
    const ends = await Promise.allSettled(reads);
    expect(fetch.requests.map(({ path }) => path.split('/').slice(-2))).toEqual([
      ['batch', 'Account,Contact,Nope'],
    ]);
    expect(ends).toMatchObject([
      { value: { apiName: 'Account' } },
      { value: { apiName: 'Contact' } },
      { reason: { status: 404, code: 'INVALID_TYPE' } },
    ]);
  });

  test('object infos that are cached are left out of a request for several', async () => {
    const { client, fetch } = testClient(server);
    await getObjectInfo(client, { objectApiName: 'Contact' });
    const response = await getObjectInfos(client, { objectApiNames: 'Account, Contact,Case' });
    expect(fetch.requests.map(namesIn)).toEqual([['Contact'], ['Account', 'Case']]);
    expect(response.results.map(({ result }) => Object(result).apiName)).toEqual([
      'Account',
      'Contact',
      'Case',
    ]);
  });

  test('a list of names and a text of them are one read', () => {
    const { client } = testClient(server);
    const source = getObjectInfos.source(client, { objectApiNames: ['Account', 'Contact'] });
    expect(source).toBeDefined();
    expect(getObjectInfos.source(client, { objectApiNames: 'account,contact' })).toBe(source);
    expect(getObjectInfos.source(client, { objectApiNames: [] })).toBeUndefined();
  });

  test('come as the server sent them, unknown members too', async () => {
    const { client } = testClient(server);
    expect(await getObjectInfo(client, { objectApiName: 'Account' })).toEqual(info('Account'));
  });

  test('object infos that are the same as before call no observer', async () => {
    const { client } = testClient(server);
    await getObjectInfos(client, { objectApiNames: ['Account', 'Contact'] });
    const listener = vi.fn();
    getObjectInfo.observe(client, { objectApiName: 'Account' }, listener);
    await getObjectInfos.refresh(client, { objectApiNames: ['Account', 'Contact'] });
    await settle();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the directory', () => {
  test('D-235: is fresh for 30 days', async () => {
    await expectFreshFor(2_592_000_000, getObjectInfoDirectory, {}, { objects: {} });
  });

  test('answers no read of an object info', async () => {
    const { client, fetch } = testClient(server);
    const directory = await getObjectInfoDirectory(client, {});
    expect(directory.objects.Account?.keyPrefix).toBe('001');
    await getObjectInfo(client, { objectApiName: 'Account' });
    expect(fetch.requests).toHaveLength(2);
  });
});

test('D-110: one that goes out alone is answered by its own status too', async () => {
  const nope = { 'GET /object-info/Nope': reply(404, missing), ...server };
  for (const cached of [[], ['Account']]) {
    const { client } = testClient(nope);
    for (const objectApiName of cached) await getObjectInfo(client, { objectApiName });
    const response = await getObjectInfos(client, { objectApiNames: [...cached, 'Nope'] });
    expect(response.results.at(-1)).toEqual({ statusCode: 404, result: missing });
  }
});

test.each([401, 500, 503])('one that goes out alone is refused as a whole with %i', async (status) => {
  const { client } = testClient({ 'GET *': reply(status, []) });
  await expect(getObjectInfos(client, { objectApiNames: ['Account'] })).rejects.toMatchObject({ status });
});

test('one of a batch that cannot be read fails alone', async () => {
  const results = [info('Account'), null].map((result) => ({ statusCode: 200, result }));
  const { client } = testClient({ 'GET *': { results } });
  const response = await getObjectInfos(client, { objectApiNames: ['Account', 'Contact'] });
  expect(response.results.map(({ statusCode }) => statusCode)).toEqual([200, 502]);
});

test('a batch that is rejected as a whole refuses every one', async () => {
  const { client } = testClient({ 'GET /object-info/batch/*': reply(500, missing) });
  const reads = ['Account', 'Contact'].map((objectApiName) => getObjectInfo(client, { objectApiName }));
  for (const end of await Promise.allSettled(reads)) expect(end).toMatchObject({ reason: { status: 500 } });
});
