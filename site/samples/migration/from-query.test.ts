import { testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import { getReading, setTarget } from './from-query.ts';

test('a call of one’s own is cached, and read again after a write of its area', async () => {
  let celsius = -80;
  const { client, fetch } = testClient({
    'GET /freezers/f1/reading': () => ({ celsius }),
    'PUT /freezers/f1/target': ({ body }: { readonly body: { readonly celsius: number } }) => {
      celsius = body.celsius;
      return null;
    },
  });
  const seen: unknown[] = [];
  const end = getReading.observe(client, { freezerId: 'f1' }, ({ data }) => seen.push(data?.celsius));
  expect(await getReading(client, { freezerId: 'f1' })).toEqual({ celsius: -80 });
  expect(fetch.requests).toHaveLength(1);
  await setTarget(client, { freezerId: 'f1', celsius: -70 });
  expect(await getReading(client, { freezerId: 'f1' })).toEqual({ celsius: -70 });
  expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
  expect(seen.at(-1)).toBe(-70);
  end();
});

test('a config that is wrong is not sent', async () => {
  const { client, fetch } = testClient({});
  await expect(setTarget(client, { freezerId: 'f1', celsius: 20 })).rejects.toThrow('Invalid config');
  expect(fetch.requests).toEqual([]);
});
