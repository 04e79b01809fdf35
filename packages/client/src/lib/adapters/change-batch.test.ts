import { expect, it } from 'vitest';
import { getSpaceActivity, updateManagedContent } from '../../content.ts';
import { testClient } from '../testing/test-client.ts';
import { createChangeBatch } from './change-batch.ts';

const space = { contentSpaceId: '0Zu000000000001AAA' };
const server = {
  'GET /spaces/*/activity': { activities: [], nextBefore: null },
  'PATCH /contents/*': { managedContentId: '20Y000000000001AAA' },
};
const reads = (fetch: ReturnType<typeof testClient>['fetch']): number =>
  fetch.requests.filter(({ path }) => path.includes('/activity')).length;
const write = (client: ReturnType<typeof testClient>['client'], settings = {}) =>
  updateManagedContent(
    client,
    { contentKeyOrId: '20Y000000000001AAA', folderId: '9Pu000000000001AAA' },
    settings,
  );

it('requests what is observed once after many writes, and after each without it', async () => {
  const { client, fetch } = testClient(server);
  getSpaceActivity.observe(client, space, () => {});
  await getSpaceActivity(client, space);
  expect(reads(fetch)).toBe(1);
  const batch = createChangeBatch(client);
  for (let count = 0; count < 3; count++) await write(client, batch.settings);
  expect(reads(fetch)).toBe(1);
  await batch.publish();
  expect(reads(fetch)).toBe(2);
  // What was published is not published again.
  await batch.publish();
  expect(reads(fetch)).toBe(2);
  for (let count = 0; count < 3; count++) await write(client);
  expect(reads(fetch)).toBe(5);
});
