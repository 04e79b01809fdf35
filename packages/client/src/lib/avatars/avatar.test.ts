import { describe, expect, test, vi } from 'vitest';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getRecordAvatars, updateRecordAvatar } from './avatar.ts';

const one = '001000000000001AAA';
const two = '003000000000002AAA';
const three = '005000000000003AAA';

const theme = (recordId: string) => ({
  backgroundColor: '#7F8DE1',
  eTag: 'a1',
  iconUrl: '/account.png',
  recordId,
  type: 'Theme',
});
const photo = (recordId: string, photoUrl = '/photo.png') => ({
  backgroundColor: null,
  height: 72,
  photoMetadata: { companyBluemasterId: null, responseId: null },
  photoUrl,
  provider: null,
  recordId,
  type: 'Photo',
  width: 72,
});
const idsIn = ({ path }: ScriptedRequest) => decodeURIComponent(path.split('/').at(-1) ?? '').split(',');
const missing = [{ errorCode: 'NOT_FOUND', message: 'There is none.' }];

/** A server that answers results, and 404 for the third. */
const byResults = {
  'GET /record-avatars/batch/*': (request: ScriptedRequest) => ({
    hasErrors: true,
    results: idsIn(request).map((id) =>
      id === three ? { statusCode: 404, result: missing } : { statusCode: 200, result: theme(id) },
    ),
  }),
  'POST /record-avatars/*/association': photo(one),
};
/** A server that answers a map, without the third. */
const byMap = {
  ...byResults,
  'GET /record-avatars/batch/*': (request: ScriptedRequest) =>
    Object.fromEntries(
      idsIn(request)
        .filter((id) => id !== three)
        .map((id) => [id, theme(id)]),
    ),
};
const all = { recordIds: [one, two, three] };
const results = (response: unknown) => (response as { results: readonly unknown[] }).results;

describe('reading', () => {
  test('D-090, D-091, D-110, D-231: each is answered by its own status', async () => {
    const { client } = testClient(byResults);
    expect(await getRecordAvatars(client, all)).toEqual({
      hasErrors: true,
      results: [
        { statusCode: 200, result: theme(one) },
        { statusCode: 200, result: theme(two) },
        { statusCode: 404, result: missing },
      ],
    });
  });

  test('D-221: a map is answered as results too', async () => {
    const { client } = testClient(byMap);
    const response = await getRecordAvatars(client, all);
    expect(results(response)).toMatchObject([
      { statusCode: 200, result: theme(one) },
      { statusCode: 200, result: theme(two) },
      { statusCode: 404, result: [{ errorCode: 'NO_AVATAR' }] },
    ]);
  });

  test('D-151: ids of 15 characters, lists and texts are one read', async () => {
    const { client, fetch } = testClient(byResults);
    await getRecordAvatars(client, { recordIds: `${one.slice(0, 15)}, ${two}` });
    await getRecordAvatars(client, { recordIds: [one, two] });
    expect(fetch.requests.map(idsIn)).toEqual([[one, two]]);
  });

  test('reads of one tick are one request, by form factor', async () => {
    const { client, fetch } = testClient(byResults);
    await Promise.all([
      getRecordAvatars(client, { recordIds: [one, two] }),
      getRecordAvatars(client, { recordIds: [two, three] }),
      getRecordAvatars(client, { recordIds: one, formFactor: 'Small' }),
    ]);
    expect(fetch.requests.map((request) => [idsIn(request), request.query])).toEqual([
      [[one, two, three], {}],
      [[one], { formFactor: 'Small' }],
    ]);
  });

  test('only those that are not cached are requested', async () => {
    const { client, fetch } = testClient(byResults);
    await getRecordAvatars(client, { recordIds: one });
    await getRecordAvatars(client, { recordIds: [one, two] });
    expect(fetch.requests.map(idsIn)).toEqual([[one], [two]]);
  });

  test('X-08: a config that is wrong never calls an observer and rejects with status 400', async () => {
    const { client, fetch } = testClient(byResults);
    const listener = vi.fn();
    for (const config of [{}, { recordIds: [] }, { recordIds: 7 }, { recordIds: one, formFactor: 7 }, null]) {
      getRecordAvatars.observe(client, config as never, listener);
      await expect(getRecordAvatars(client, config as never)).rejects.toMatchObject({ status: 400 });
    }
    expect(listener).not.toHaveBeenCalled();
    expect(fetch.requests).toHaveLength(0);
  });
});

describe('lifetimes', () => {
  test('D-261, X-30: an avatar is fresh for 5 minutes', async () => {
    const { client, fetch, pass } = testClient(byMap);
    await getRecordAvatars(client, { recordIds: one });
    pass(299_999);
    await getRecordAvatars(client, { recordIds: one });
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await getRecordAvatars(client, { recordIds: one });
    expect(fetch.requests).toHaveLength(2);
  });

  test('D-262, X-30: that a map leaves a record out holds for an hour', async () => {
    const { client, fetch, pass } = testClient(byMap);
    await getRecordAvatars(client, { recordIds: three });
    pass(3_599_999);
    await getRecordAvatars(client, { recordIds: three });
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await getRecordAvatars(client, { recordIds: three });
    expect(fetch.requests).toHaveLength(2);
  });

  test('D-243: an entry that failed is not requested again for 30 s', async () => {
    const { client, fetch, pass } = testClient(byResults);
    await getRecordAvatars(client, { recordIds: three });
    pass(29_999);
    await getRecordAvatars(client, { recordIds: three });
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await getRecordAvatars(client, { recordIds: three });
    expect(fetch.requests).toHaveLength(2);
  });
});

describe('odd answers', () => {
  const entry = (found: unknown) => ({
    'GET /record-avatars/batch/*': { hasErrors: false, results: [found] },
  });

  test('D-212: an avatar of another type is an error of its own', async () => {
    for (const script of [
      entry({ statusCode: 200, result: { type: 'Emoji', recordId: one } }),
      { 'GET /record-avatars/batch/*': { [one]: { type: 'Emoji', recordId: one } } },
    ]) {
      const { client } = testClient(script);
      expect(results(await getRecordAvatars(client, { recordIds: one }))).toMatchObject([
        { statusCode: 502, result: [{ message: 'Unsupported avatar type' }] },
      ]);
    }
  });

  test('D-213: so is an entry of which nothing says what it is', async () => {
    for (const found of [
      { statusCode: 500, result: [] },
      { statusCode: 200, result: null },
      null,
      7,
      undefined,
    ]) {
      const { client } = testClient(entry(found));
      expect(results(await getRecordAvatars(client, { recordIds: one }))).toMatchObject([
        { statusCode: 502, result: [{ message: 'Invalid discriminatorValue' }] },
      ]);
    }
  });

  test('a response that is neither form, or fails, is an error', async () => {
    for (const response of [[], null, 'text', reply(204), '<html>', { results: null }]) {
      const { client } = testClient({ 'GET /record-avatars/batch/*': response });
      const settled = await Promise.allSettled([getRecordAvatars(client, { recordIds: one })]);
      expect(JSON.stringify(settled)).toContain('INVALID_ANSWER');
    }
    const { client } = testClient({ 'GET /record-avatars/batch/*': reply(500, []) });
    await expect(getRecordAvatars(client, { recordIds: one })).rejects.toMatchObject({ status: 500 });
  });

  test('a map with a member called __proto__ gives nobody an avatar', async () => {
    const { client } = testClient({
      'GET /record-avatars/batch/*': `{"__proto__": ${JSON.stringify(theme(one))}}`,
    });
    expect(results(await getRecordAvatars(client, { recordIds: one }))).toMatchObject([{ statusCode: 404 }]);
  });
});

describe('writing', () => {
  const write = { recordId: one.slice(0, 15), actionType: 'Associate', photoUrl: '/photo.png' };

  test('writing has the new avatar shown everywhere, without a request', async () => {
    const { client, fetch } = testClient(byResults);
    const listener = vi.fn();
    getRecordAvatars.observe(client, all, listener);
    await getRecordAvatars(client, { recordIds: one, formFactor: 'Small' });
    await settle();
    const before = fetch.requests.length;
    expect(await updateRecordAvatar(client, write)).toEqual(photo(one));
    await settle();
    expect(results(listener.mock.lastCall?.[0].data)[0]).toEqual({ statusCode: 200, result: photo(one) });
    for (const config of [{ recordIds: one, formFactor: 'Small' }, { recordIds: [one, two] }])
      expect(results(await getRecordAvatars(client, config))[0]).toMatchObject({ result: photo(one) });
    expect(fetch.requests.slice(before).map(({ method, body }) => [method, body])).toEqual([
      ['POST', { actionType: 'Associate', photoUrl: '/photo.png' }],
    ]);
  });

  test('writing shows a record that had none', async () => {
    const { client } = testClient({ ...byMap, 'POST /record-avatars/*/association': photo(three) });
    getRecordAvatars.observe(client, { recordIds: three }, () => {});
    await settle();
    await updateRecordAvatar(client, { recordId: three, actionType: 'Associate' });
    expect(results(getRecordAvatars.peek(client, { recordIds: three }).data)).toEqual([
      { statusCode: 200, result: photo(three) },
    ]);
  });

  test('writing is not undone by a response from before it', async () => {
    let release = () => {};
    const cached = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { client } = testClient({
      ...byResults,
      'GET /record-avatars/batch/*': async () => {
        await cached;
        return { hasErrors: false, results: [{ statusCode: 200, result: theme(one) }] };
      },
    });
    const response = getRecordAvatars(client, { recordIds: one });
    await settle();
    await updateRecordAvatar(client, write);
    release();
    expect(results(await response)).toEqual([{ statusCode: 200, result: photo(one) }]);
  });

  test.each([
    ['D-210: no record', { actionType: 'Associate' }],
    ['D-210: a number as record', { recordId: 7, actionType: 'Associate' }],
    ['D-211: no action type', { recordId: one }],
    ['D-211: an empty action type', { recordId: one, actionType: '' }],
    ['a picture that is no text', { recordId: one, actionType: 'Associate', photoUrl: 7 }],
    ['nothing', null],
  ])('D-145, %s is refused', async (_, config) => {
    const { client, fetch } = testClient(byResults);
    await expect(updateRecordAvatar(client, config as never)).rejects.toThrow(
      'updateRecordAvatar invalid configuration',
    );
    expect(fetch.requests).toHaveLength(0);
  });

  test.each([
    ['D-212', { type: 'Emoji' }, 'Unsupported avatar type'],
    ['D-213', { iconUrl: '/x.png' }, 'Invalid discriminatorValue'],
  ])(
    '%s: an answer that is no avatar throws, and the avatar is asked for again',
    async (_, response, message) => {
      const { client, fetch } = testClient({ ...byResults, 'POST /record-avatars/*/association': response });
      getRecordAvatars.observe(client, { recordIds: one }, () => {});
      await settle();
      await expect(updateRecordAvatar(client, write)).rejects.toThrow(message);
      await settle();
      expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
    },
  );

  test('answered without a body has the avatar requested again', async () => {
    const { client, fetch } = testClient({ ...byResults, 'POST /record-avatars/*/association': reply(204) });
    getRecordAvatars.observe(client, { recordIds: one }, () => {});
    await settle();
    await updateRecordAvatar(client, write);
    await settle();
    expect(fetch.requests).toHaveLength(3);
  });

  test('D-232: writing that is rejected throws what the server says, and changes nothing', async () => {
    const refusal = reply(403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }]);
    const { client } = testClient({ ...byResults, 'POST /record-avatars/*/association': refusal });
    await getRecordAvatars(client, { recordIds: one });
    await expect(updateRecordAvatar(client, write)).rejects.toMatchObject({ code: 'INSUFFICIENT_ACCESS' });
    expect(getRecordAvatars.peek(client, { recordIds: one }).state).toBe('Fulfilled');
  });
});
