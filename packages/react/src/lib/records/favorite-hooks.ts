// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getFavorite, getFavorites } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useFavorite = readHook(getFavorite);
export const useSuspendingFavorite = suspendingHook(getFavorite);

export const useFavorites = readHook(getFavorites);
export const useSuspendingFavorites = suspendingHook(getFavorites);
