// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getFavorite, getFavorites } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/** One of the user's favorites by its id. Never fresh: every reader sends a request. */
export const useFavorite = readHook(getFavorite);
/** `useFavorite` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingFavorite = suspendingHook(getFavorite);

/** The user's favorites, in their order. Never fresh: every reader sends a request. */
export const useFavorites = readHook(getFavorites);
/** `useFavorites` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingFavorites = suspendingHook(getFavorites);
