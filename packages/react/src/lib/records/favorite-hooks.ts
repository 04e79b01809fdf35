// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getFavorite, getFavorites } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/** One of the user's favorites by its id. Never fresh: every reader asks again. */
export const useFavorite = readHook(getFavorite);
/** `useFavorite` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingFavorite = suspendingHook(getFavorite);

/** What the user has marked to find it again, in their order. Never fresh: every reader asks again. */
export const useFavorites = readHook(getFavorites);
/** `useFavorites` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingFavorites = suspendingHook(getFavorites);
