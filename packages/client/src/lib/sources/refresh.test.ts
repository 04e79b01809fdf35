import { expect, test } from 'vitest';
import { getObjectInfo } from '../object-info/object-info.ts';
import { testClient } from '../testing/test-client.ts';
import { refresh } from './refresh.ts';

const config = { objectApiName: 'Account' };

function setUp() {
  let label = 0;
  const { client, fetch } = testClient({
    'GET /object-info/*': () => ({ apiName: 'Account', fields: {}, label: `${++label}` }),
  });
  const source = getObjectInfo.source(client, config);
  if (!source) throw new Error('The read has no source.');
  return { client, fetch, source };
}

test('D-103: a refresh sends a request, though what is cached is fresh', async () => {
  const { client, source } = setUp();
  await getObjectInfo(client, config);
  expect((await refresh(source)).label).toBe('2');
  expect(getObjectInfo.peek(client, config).data?.label).toBe('2');
});

test('D-103: reads can be named by their keys', async () => {
  const { client, fetch, source } = setUp();
  await getObjectInfo(client, config);
  expect(await refresh(client, source.key)).toMatchObject([{ label: '2' }]);
  expect(fetch.requests).toHaveLength(2);
});

test('D-135, D-136: a key that names no read is not fetchable', async () => {
  const { client, fetch } = setUp();
  await expect(refresh(client, 'records/getRecord/?{}')).rejects.toMatchObject({
    status: 400,
    statusText: 'data is not fetchable',
  });
  expect(fetch.requests).toHaveLength(0);
});
