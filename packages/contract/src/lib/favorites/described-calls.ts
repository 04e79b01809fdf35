import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import {
  createFavorite,
  deleteFavorite,
  getFavorite,
  getFavorites,
  noteFavoriteUse,
  updateFavorite,
  updateFavorites,
} from './favorite.ts';
import { Favorite, Favorites } from './favorite-schemas.ts';

/** What the calls of this folder respond. */
export const favoritesCalls: readonly DescribedCall[] = [
  responses(getFavorites, { 200: Favorites }),
  responses(getFavorite, { 200: Favorite }),
  responses(createFavorite, { 201: Favorite }),
  responses(updateFavorite, { 200: Favorite }),
  responses(deleteFavorite, { 204: null }),
  responses(updateFavorites, { 200: Favorites }),
  responses(noteFavoriteUse, { 200: Favorite }),
];
