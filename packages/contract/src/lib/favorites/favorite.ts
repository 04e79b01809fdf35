import { dataPath, read, shape, write } from '../call.ts';
import { integer, list, object, oneOf, optional, text } from '../schema.ts';
import type { Favorite, Favorites } from './responses.ts';

const path = `${dataPath}/ui-api/favorites` as const;
const onePath = `${path}/{favoriteId}` as const;

/** As many characters as a name has room for. */
const longestName = 255;
const name = text(longestName, 1);
const sortOrder = optional(integer(0, 100_000));

/*
 * Beside the specification, as clients made for the documented API ask. They change with every use, so that they are never
 * fresh.
 */

/** All favorites of the user. Never fresh. */
export const getFavorites = read({
  id: 'getFavorites',
  area: 'favorites',
  path,
  response: shape<Favorites>(),
  lifetime: 0,
});

/** One of the user's favorites, by its id. Never fresh. */
export const getFavorite = read({
  id: 'getFavorite',
  area: 'favorites',
  path: onePath,
  response: shape<Favorite>(),
  lifetime: 0,
});

/** `target` is the id of a record or of a list, or the API name of an object. */
export const createFavorite = write({
  id: 'createFavorite',
  area: 'favorites',
  path,
  body: object({
    name,
    sortOrder,
    target: text(longestName, 1),
    targetType: oneOf(['Record', 'ListView', 'ObjectHome']),
  }),
  response: shape<Favorite>(),
});

/** A name, a place or both. */
export const updateFavorite = write({
  id: 'updateFavorite',
  area: 'favorites',
  method: 'PATCH',
  path: onePath,
  body: object({ name: optional(name), sortOrder }),
  response: shape<Favorite>(),
});

/** Deletes a favorite; what it leads to stays. */
export const deleteFavorite = write({
  id: 'deleteFavorite',
  area: 'favorites',
  method: 'DELETE',
  path: onePath,
  response: shape<null>(),
});

/** Names of several favorites, in their new order. */
export const updateFavorites = write({
  id: 'updateFavorites',
  area: 'favorites',
  method: 'PUT',
  path: `${path}/batch`,
  body: object({ favorites: list(object({ id: text(), name }), 200) }),
  response: shape<Favorites>(),
});

/** Says that a favorite was used. */
export const noteFavoriteUse = write({
  id: 'noteFavoriteUse',
  area: 'favorites',
  method: 'PATCH',
  path: `${onePath}/usage`,
  response: shape<Favorite>(),
});
