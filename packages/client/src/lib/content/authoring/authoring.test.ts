import { expect, it, test, vi } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { settle, testClient } from '../../testing/test-client.ts';
import { getContentForSite } from '../delivery.ts';
import {
  createManagedContent,
  createManagedContentVariant,
  getManagedContent,
  getManagedContentVariant,
  replaceManagedContentVariant,
} from './document.ts';
import { publishManagedContent } from './publishing.ts';
import { getManagedContentSpace, getManagedContentSpaceByFullyQualifiedName } from './space.ts';

const missing = reply(404, [
  { errorCode: 'ITEM_NOT_FOUND', message: 'The requested resource does not exist' },
]);
const contentKeyOrId = 'MCA';

test('C-167: authoring reads sit under /connect/cms', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  await getManagedContent(client, { contentKeyOrId, language: 'de', contentVersion: '2.0' });
  await getManagedContentSpace(client, { contentSpaceId: '0Zu1' });
  expect(fetch.requests.map(({ path, query }) => [path, query])).toEqual([
    ['/services/data/v63.0/connect/cms/contents/MCA', { language: 'de', version: '2.0' }],
    ['/services/data/v63.0/connect/cms/spaces/0Zu1', {}],
  ]);
});

test.each([
  ['C-196', getManagedContent, { contentKeyOrId }, 100],
  ['C-197', getManagedContentSpace, { contentSpaceId: '0Zu1' }, 100],
  ['C-199', getManagedContentVariant, { variantId: '9Ps1' }, 3_600_000],
  ['C-200', getManagedContentSpaceByFullyQualifiedName, { fullyQualifiedName: 'site' }, 3_600_000],
] as const)(
  '%s: kept for its time, C-183: a failure as long as an answer',
  async (_, read, config, lifetime) => {
    for (const response of [{ id: 'x' }, missing]) {
      const { client, fetch, pass } = testClient({ 'GET *': response });
      const ask = () =>
        (read as typeof getManagedContent)(client, config as { contentKeyOrId: string }).catch(
          () => undefined,
        );
      await ask();
      pass(lifetime - 1);
      await ask();
      expect(fetch.requests).toHaveLength(1);
      pass(1);
      await ask();
      expect(fetch.requests).toHaveLength(2);
    }
  },
);

test('C-184: a failure is kept as a snapshot of an error, and can be requested again', async () => {
  const { client, fetch } = testClient({ 'GET *': missing });
  await expect(getManagedContent(client, { contentKeyOrId })).rejects.toMatchObject({ status: 404 });
  expect(getManagedContent.peek(client, { contentKeyOrId })).toMatchObject({ state: 'Error' });
  await expect(getManagedContent.refresh(client, { contentKeyOrId })).rejects.toMatchObject({ status: 404 });
  expect(fetch.requests).toHaveLength(2);
});

test.each([
  ['C-067', createManagedContent, { contentBody: {}, title: 'x', contentSpaceOrFolderId: '0Zu1' }],
  [
    'C-066, C-132',
    createManagedContent,
    { contentBody: { a: undefined }, title: 'x', contentSpaceOrFolderId: '0Zu1', contentType: 'a' },
  ],
  [
    'C-132',
    createManagedContent,
    { contentBody: [], title: 'x', contentSpaceOrFolderId: '0Zu1', contentType: 'a' },
  ],
  ['C-070', createManagedContentVariant, { contentBody: {}, language: 'de' }],
  ['C-072, C-138', replaceManagedContentVariant, { variantId: '9Ps1', title: 'x', urlName: 'x' }],
  ['C-139', replaceManagedContentVariant, { variantId: '9Ps1', contentBody: {}, title: 1, urlName: 'x' }],
  ['C-139', replaceManagedContentVariant, { variantId: '9Ps1', contentBody: {}, title: 'x' }],
] as const)(
  '%s, C-123, C-173: a config that is wrong throws, and nothing is sent',
  async (_, write, config) => {
    const { client, fetch } = testClient({ 'POST *': {}, 'PUT *': {} });
    await expect((write as typeof createManagedContent)(client, config as never)).rejects.toThrow(
      `Invalid config for "${write.id}"`,
    );
    expect(fetch.requests).toEqual([]);
  },
);

it('C-185: rethrows a failed write', async () => {
  const { client } = testClient({
    'POST *': reply(403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }]),
  });
  const config = { contentBody: {}, title: 'x', contentSpaceOrFolderId: '0Zu1', contentType: 'a' };
  await expect(createManagedContent(client, config)).rejects.toMatchObject({ status: 403, message: 'No.' });
});

test('a save sends the version that it began from', async () => {
  const { client, fetch } = testClient({ 'PUT *': {} });
  const config = { variantId: '9Ps1', contentBody: { title: 'x' }, title: 'x', urlName: 'x' };
  await replaceManagedContentVariant(client, { ...config, ifMatch: '5OU1' });
  expect(fetch.requests[0]?.headers).toMatchObject({ 'if-match': '5OU1' });
  expect(fetch.requests[0]?.body).toEqual({ contentBody: { title: 'x' }, title: 'x', urlName: 'x' });
});

test('after a save what authors see is requested again, after publishing also what is delivered', async () => {
  const { client, fetch } = testClient({ 'GET *': { id: 'x' }, 'PUT *': {}, 'POST *': {} });
  const item = { siteId: '0DM1', contentKeyOrId };
  const seen = vi.fn();
  getManagedContent.observe(client, { contentKeyOrId }, seen);
  getContentForSite.observe(client, item, seen);
  await settle();
  const requested = () =>
    fetch.requests.filter(({ method }) => method === 'GET').map(({ path }) => path.includes('/delivery/'));
  expect(requested()).toEqual([false, true]);
  await replaceManagedContentVariant(client, { variantId: '9Ps1', contentBody: {}, title: 'x', urlName: '' });
  expect(requested().slice(2)).toEqual([false]);
  await publishManagedContent(client, { contentIds: ['20Y1'] });
  expect(requested().slice(3).sort()).toEqual([false, true]);
});
