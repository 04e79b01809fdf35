import { expect, test } from 'vitest';
import { describedCallsOf } from '../../server.ts';
import { checkConfig } from '../check-config.ts';
import { neededMembers } from '../needed-members.fixture.ts';
import { createFavorite, updateFavorite, updateFavorites } from './favorite.ts';
import { Favorite } from './favorite-schemas.ts';

test('favorites are requested where the documented API has them', () => {
  const at = describedCallsOf('favorites').map(({ call }) => `${call.method} ${call.path}`);
  expect(at.map((line) => line.replace('/services/data/{version}/ui-api', ''))).toEqual([
    'GET /favorites',
    'GET /favorites/{favoriteId}',
    'POST /favorites',
    'PATCH /favorites/{favoriteId}',
    'DELETE /favorites/{favoriteId}',
    'PUT /favorites/batch',
    'PATCH /favorites/{favoriteId}/usage',
  ]);
});

test('a favorite has a name and leads somewhere', () => {
  const made = { name: 'Pumps', target: '001', targetType: 'Record' };
  expect(checkConfig(createFavorite, made)).toEqual([]);
  for (const name of Object.keys(made))
    expect(checkConfig(createFavorite, { ...made, [name]: undefined })).toHaveLength(1);
  expect(checkConfig(createFavorite, { ...made, name: '' })).toHaveLength(1);
  expect(checkConfig(createFavorite, { ...made, targetType: 'Report' })).toHaveLength(1);
  expect(checkConfig(updateFavorite, { favoriteId: '0MV', sortOrder: -1 })).toHaveLength(1);
  expect(checkConfig(updateFavorites, { favorites: [{ id: '0MV' }] })).toHaveLength(1);
});

test('what is answered of a favorite is all there', () => {
  const favorite = {
    accessCount: 1,
    iconColor: null,
    iconUrl: null,
    id: '0MV',
    lastAccessDate: null,
    name: 'Pumps',
    objectType: 'Account',
    sortOrder: 0,
    subtitle: null,
    target: '001',
    targetType: 'Record',
  };
  expect(neededMembers(Favorite, favorite)).toEqual(Object.keys(favorite));
});
