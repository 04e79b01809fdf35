import { expect, test } from 'vitest';
import { getListRecordsByName } from '../lists/list-records.ts';
import { getObjectInfo } from '../object-info/object-info.ts';
import { testClient } from '../testing/test-client.ts';
import { chooseVersion } from './choose-version.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    label: '',
    url: `/services/data/v${first + index}.0`,
    version: `${first + index}.0`,
  }));

test.each([
  [42, 63, 'v63.0'],
  [31, 60, 'v60.0'],
  [31, 67, 'v67.0'],
  [31, 70, 'v67.0'],
  [60, 60, 'v60.0'],
])(
  'of an org with versions %i to %i the newest that both support is called: %s',
  async (first, last, chosen) => {
    const { client, fetch } = testClient({ 'GET /services/data': from(first, last) });
    expect(await chooseVersion(client)).toBe(chosen);
    await getObjectInfo(client, { objectApiName: 'Account' }).catch(() => {});
    expect(fetch.requests.map(({ path }) => path)).toEqual([
      '/services/data',
      `/services/data/${chosen}/ui-api/object-info/Account`,
    ]);
  },
);

test('an app may want one that is older', async () => {
  const { client } = testClient({ 'GET /services/data': from(31, 67) });
  expect(await chooseVersion(client, { version: 'v62.0' })).toBe('v62.0');
});

test.each<[string, unknown, { version?: string }, RegExp]>([
  [
    'an org that is too old',
    from(31, 59),
    {},
    /versions 31\.0 to 59\.0, this client calls versions 60\.0 to 67\.0/,
  ],
  ['an org that is too new', from(68, 70), {}, /no version in common/i],
  ['a version that the org has not', from(60, 63), { version: 'v64.0' }, /Version v64\.0 cannot be called/],
  [
    'a version that this client has not',
    from(31, 70),
    { version: 'v59.0' },
    /Version v59\.0 cannot be called/,
  ],
  ['no version', from(60, 63), { version: 'latest' }, /Version latest cannot be called/],
  ['an org that names none', [], {}, /no version that this client can read/],
  ['entries that are none', [null, 'x', { version: {} }], {}, /no version that this client can read/],
  ['another response', { versions: [] }, {}, /does not list the versions/],
])('%s gets a sentence, and the client calls what it called before', async (_, body, options, sentence) => {
  const { client } = testClient({ 'GET /services/data': body });
  const before = client.context;
  await expect(chooseVersion(client, options)).rejects.toThrow(sentence);
  expect(client.context).toBe(before);
});

test('a call that came later than the version is not sent, and the sentence names both', async () => {
  const { client, fetch } = testClient({ 'GET /services/data': from(31, 60) });
  await chooseVersion(client);
  const read = getListRecordsByName(client, { objectApiName: 'Account', listViewApiName: 'AllAccounts' });
  await expect(read).rejects.toMatchObject({
    code: 'VERSION_TOO_OLD',
    message: expect.stringMatching(/getListRecordsByName came with version 61\.0.* calls version 60\.0/),
  });
  expect(fetch.requests).toHaveLength(1);
});
