import type { Snapshot } from '@relab/store';
import { expect, test } from 'vitest';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getManagedContent } from './authoring/document.ts';
import { getCollectionItemsForSite, getCollectionMetadataForSite } from './delivery.ts';

const config = { siteId: '0DM1', collectionKeyOrId: 'MCC' };
const hour = 3_600_000;

test('C-104: a read is Unfulfilled, Pending, Fulfilled, Stale and Error in turn', async () => {
  let response: unknown = { items: [], total: 0 };
  const { client, pass } = testClient({ 'GET /collections/*': () => response });
  const states: string[] = [];
  const look = () => states.push(getCollectionItemsForSite.peek(client, config).state);
  look();
  const end = getCollectionItemsForSite.observe(client, config, () => {});
  look();
  await settle();
  look();
  pass(hour);
  look();
  response = reply(500, []);
  await expect(getCollectionItemsForSite.refresh(client, config)).rejects.toMatchObject({ status: 500 });
  look();
  end();
  expect(states).toEqual(['Unfulfilled', 'Pending', 'Fulfilled', 'Stale', 'Error']);
});

test.each([
  ['delivered', getCollectionItemsForSite, config],
  ['authored', getManagedContent, { contentKeyOrId: 'MCA' }],
] as const)(
  'C-190: of what is %s a network error is stored as a snapshot of an error',
  async (_, input, requested) => {
    const read = input as typeof getCollectionItemsForSite;
    let isThere = false;
    const { client, pass } = testClient(
      {},
      {
        fetch: async () => {
          if (!isThere) throw new TypeError('Failed to fetch');
          return new Response('{"items":[],"total":0}');
        },
      },
    );
    const seen: Snapshot<unknown>[] = [];
    const end = read.observe(client, requested as typeof config, (snapshot) => seen.push(snapshot));
    await settle();
    const stored = {
      state: 'Error',
      data: undefined,
      error: { status: 0, kind: 'network', message: 'Failed to fetch' },
    };
    expect(read.peek(client, requested as typeof config)).toMatchObject(stored);
    expect(seen.at(-1)).toMatchObject(stored);
    isThere = true;
    pass(100);
    await read(client, requested as typeof config);
    expect(seen.at(-1)).toMatchObject({ state: 'Fulfilled', error: undefined });
    end();
  },
);

test('C-210: by default what is fresh is served from the cache, and what is not is requested', async () => {
  for (const settings of [undefined, { policy: 'cache-then-network' } as const]) {
    let count = 0;
    const { client, pass } = testClient({ 'GET /metadata': () => ({ title: `Answer ${++count}` }) });
    const titles: string[] = [];
    const ask = async () => titles.push((await getCollectionMetadataForSite(client, config, settings)).title);
    await ask();
    pass(hour - 1);
    await ask();
    expect(getCollectionMetadataForSite.explain(client, config)?.decision).toMatchObject({
      from: 'cache',
      why: { policy: 'cache-then-network' },
    });
    pass(1);
    await ask();
    expect(titles).toEqual(['Answer 1', 'Answer 1', 'Answer 2']);
  }
});
