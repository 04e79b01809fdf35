import { answers } from '../answer.ts';
import {
  createFavorite,
  deleteFavorite,
  getFavorite,
  getFavorites,
  noteFavoriteUse,
  updateFavorite,
  updateFavorites,
} from './favorite.ts';
import { Favorite, Favorites } from './favorite-responses.ts';

export const favoriteAnswers = [
  answers(getFavorites, { 200: Favorites }),
  answers(getFavorite, { 200: Favorite }),
  answers(createFavorite, { 201: Favorite }),
  answers(updateFavorite, { 200: Favorite }),
  answers(deleteFavorite, { 204: null }),
  answers(updateFavorites, { 200: Favorites }),
  answers(noteFavoriteUse, { 200: Favorite }),
];
