import { expect, test } from 'vitest';
import { reply } from '../testing/scripted-fetch.ts';
import { testClient } from '../testing/test-client.ts';
import { getNavigationMenuItems } from './navigation-menu.ts';

const communityId = '0DM000000000001AAA';

test('a menu is kept for an hour, one for each name and language', async () => {
  const { client, fetch, pass } = testClient({ 'GET *': { menuItems: [] } });
  const ask = (more: object = {}) => getNavigationMenuItems(client, { communityId, ...more });
  await ask();
  pass(3_599_999);
  await ask();
  expect(fetch.requests).toHaveLength(1);
  await ask({ language: 'de' });
  await ask({
    navigationLinkSetDeveloperName: 'Footer',
    menuItemTypesToSkip: ['ExternalLink', '', 'MenuLabel'],
  });
  expect(fetch.requests.map(({ query }) => query)).toEqual([
    {},
    { language: 'de' },
    { navigationLinkSetDeveloperName: 'Footer', menuItemTypesToSkip: 'ExternalLink,MenuLabel' },
  ]);
  pass(1);
  await ask();
  expect(fetch.requests).toHaveLength(4);
});

test('that there is no such menu is kept for a while', async () => {
  const { client, fetch } = testClient({
    'GET *': reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'No.' }]),
  });
  const ask = () => getNavigationMenuItems(client, { communityId, navigationLinkSetDeveloperName: 'x' });
  await expect(ask()).rejects.toMatchObject({ status: 404 });
  await expect(ask()).rejects.toMatchObject({ status: 404 });
  expect(fetch.requests).toHaveLength(1);
});
