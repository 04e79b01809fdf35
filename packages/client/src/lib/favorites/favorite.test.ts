import { expect, test } from 'vitest';
import { settle, testClient } from '../testing/test-client.ts';
import {
  createFavorite,
  deleteFavorite,
  getFavorites,
  noteFavoriteUse,
  updateFavorites,
} from './favorite.ts';

const pumps = { id: '0MV000000000001AAA', name: 'Pumps', target: '001', targetType: 'Record' };
const script = {
  'GET /favorites': { favorites: [pumps] },
  'POST /favorites': pumps,
  'PUT /favorites/batch': { favorites: [pumps] },
  'PATCH /favorites/*/usage': pumps,
  'DELETE /favorites/*': null,
};

test('every write of favorites has those that are shown requested again', async () => {
  const { client, fetch } = testClient(script);
  const stop = getFavorites.observe(client, {}, () => {});
  await settle();
  const requested = () => fetch.requests.filter(({ method }) => method === 'GET').length;
  expect(requested()).toBe(1);
  await createFavorite(client, { name: 'Pumps', target: '001', targetType: 'Record' });
  expect(requested()).toBe(2);
  await updateFavorites(client, { favorites: [{ id: pumps.id, name: 'Best pumps' }] });
  expect(requested()).toBe(3);
  await noteFavoriteUse(client, { favoriteId: pumps.id });
  expect(requested()).toBe(4);
  await deleteFavorite(client, { favoriteId: pumps.id });
  expect(requested()).toBe(5);
  stop();
});

test('a favorite without a name or with an unknown kind of target is not sent', async () => {
  const { client, fetch } = testClient(script);
  for (const wrong of [{ name: '' }, { targetType: 'Report' }])
    await expect(
      createFavorite(client, { name: 'Pumps', target: '001', targetType: 'Record', ...wrong } as never),
    ).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
  expect(fetch.requests).toHaveLength(0);
});
