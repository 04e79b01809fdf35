import * as calls from '@relab/contract/records';
import { Reply, type Route, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import {
  changeFavorite,
  changeFavorites,
  createFavorite,
  deleteFavorite,
  noteUse,
  readFavorite,
  readFavorites,
} from './favorites.ts';

export const favoriteRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(calls.getFavorites, (_, context) => readFavorites(toRecords(context))),
  route(calls.getFavorite, ({ favoriteId }, context) => readFavorite(favoriteId, toRecords(context))),
  route(
    calls.createFavorite,
    async (given, context) => new Reply(await createFavorite(given, toRecords(context)), 201),
  ),
  route(calls.updateFavorite, ({ favoriteId, ...given }, context) =>
    changeFavorite(favoriteId, given, toRecords(context)),
  ),
  route(calls.deleteFavorite, async ({ favoriteId }, context) => {
    await deleteFavorite(favoriteId, toRecords(context));
    return null;
  }),
  route(calls.updateFavorites, ({ favorites }, context) => changeFavorites(favorites, toRecords(context))),
  route(calls.noteFavoriteUse, ({ favoriteId }, context) => noteUse(favoriteId, toRecords(context))),
];
