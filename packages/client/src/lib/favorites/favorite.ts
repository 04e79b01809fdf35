import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';
import { checkedLoad } from '../sources/checked-response.ts';

const changes = changesOf('favorites');

/** The user's favorites, in their order. Never fresh: every reader sends a request. */
export const getFavorites = readAdapter(calls.getFavorites, {
  load: checkedLoad(calls.getFavorites, 'favorites'),
});

/** One of the user's favorites by its id. Never fresh: every reader sends a request. */
export const getFavorite = readAdapter(calls.getFavorite, { load: checkedLoad(calls.getFavorite) });

/** Marks a record, a list or the home of an object; what is marked already gets the name. */
export const createFavorite = writeAdapter(calls.createFavorite, { changes });

/** Renames a favorite, or moves it to another place of the user's order. */
export const updateFavorite = writeAdapter(calls.updateFavorite, { changes });

/** Names of several favorites, in their new order. */
export const updateFavorites = writeAdapter(calls.updateFavorites, { changes });

/** Unmarks it; the record, list or object stays. */
export const deleteFavorite = writeAdapter(calls.deleteFavorite, { changes });

/** Says that a favorite was used. */
export const noteFavoriteUse = writeAdapter(calls.noteFavoriteUse, { changes });
