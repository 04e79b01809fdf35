// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getAppDetails, getApps, getNavItems, getUserNavItems } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/** One app, with all that its entry among the others may leave out. */
export const useAppDetails = readHook(getAppDetails);
/** `useAppDetails` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingAppDetails = suspendingHook(getAppDetails);

/** The apps that the user may open. */
export const useApps = readHook(getApps);
/** `useApps` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingApps = suspendingHook(getApps);

/** One page of the items. Names are a filter: each once, in any order. */
export const useNavItems = readHook(getNavItems);
/** `useNavItems` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingNavItems = suspendingHook(getNavItems);

/** An app's items in the user's own order. */
export const useUserNavItems = readHook(getUserNavItems);
/** `useUserNavItems` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingUserNavItems = suspendingHook(getUserNavItems);
