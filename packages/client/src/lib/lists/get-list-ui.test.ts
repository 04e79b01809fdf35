import { expect, it, vi } from 'vitest';
import { settle, testClient } from '../testing/test-client.ts';
import { getListUi } from './get-list-ui.ts';
import { listId, listServer, requested } from './list-server.fixture.ts';
import { getListUiByApiName } from './list-ui.ts';
import { listViewType } from './list-view-type.ts';

const by = (config: object) => config as never;

it('D-164, D-165, D-166 the config says which list is meant', async () => {
  const { client, fetch } = testClient(listServer().script);
  await getListUi(client, { listViewId: listId });
  await getListUi(client, { objectApiName: 'Account', listViewApiName: 'AllAccounts', pageSize: 10 });
  await getListUi(client, { objectApiName: 'Account', listViewApiName: 'MRU' });
  expect(await getListUi(client, { objectApiName: 'Account' })).toMatchObject({ lists: [{ id: listId }] });
  expect(fetch.requests.map(requested)).toEqual([
    `GET list-ui/${listId}`,
    'GET list-ui/Account/AllAccounts',
    'GET mru-list-ui/Account',
    'GET list-ui/Account',
  ]);
});

it('D-140, X-07 a config that means none is rejected, and throws where it is observed', async () => {
  const { client, fetch } = testClient(listServer().script);
  const wrong = [
    {},
    null,
    { listViewApiName: 'AllAccounts' },
    { objectApiName: 1 },
    { objectApiName: 'A', listViewApiName: 1 },
  ];
  for (const config of wrong) {
    await expect(getListUi(client, by(config as object))).rejects.toThrow('unrecognized config');
    await expect(getListUi.refresh(client, by(config as object))).rejects.toThrow('unrecognized config');
    expect(() => getListUi.observe(client, by(config as object), () => {})).toThrow('unrecognized config');
  }
  await expect(getListUi.prefetch(client, by({}))).resolves.toBeUndefined();
  expect(fetch.requests).toHaveLength(0);
});

it('D-141 a config of recent records that means none is rejected in words of its own', async () => {
  const { client } = testClient(listServer().script);
  const words = 'how did MRU config get here?';
  await expect(getListUi(client, by({ listViewApiName: 'MRU' }))).rejects.toThrow(words);
  const misplaced = { objectApiName: 'Account', listViewApiName: 'MRU' };
  await expect(getListUiByApiName(client, misplaced)).rejects.toThrow(words);
});

it('D-139 a config that means one and is wrong in it never calls an observer', async () => {
  const { client } = testClient(listServer().script);
  const config = by({ listViewId: listId, pageSize: 'x' });
  await expect(getListUi(client, config)).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
  const listener = vi.fn();
  getListUi.observe(client, config, listener)();
  expect(listener).not.toHaveBeenCalled();
  expect(getListUi.explain(client, config)).toBeUndefined();
});

it('is the same read as the one it means', async () => {
  const { client, fetch } = testClient(listServer().script);
  const config = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };
  const listener = vi.fn();
  const end = getListUi.observe(client, config, listener);
  await settle();
  expect(listener.mock.lastCall?.[0].data).toBe(getListUiByApiName.peek(client, config).data);
  expect(getListUi.peek(client, config).state).toBe('Fulfilled');
  expect(getListUi.explain(client, config)?.observers).toBe(1);
  await getListUi.refresh(client, config);
  await getListUi.prefetch(client, config);
  expect(fetch.requests).toHaveLength(2);
  end();
});

it('D-121, D-122 a list named recent is of recent records, any other a list view', () => {
  for (const name of ['recent', 'Recent', '__Recent', 'MRU']) expect(listViewType(name)).toBe('mru');
  for (const name of ['AllAccounts', 'RecentlyViewed', '']) expect(listViewType(name)).toBe('listView');
});
