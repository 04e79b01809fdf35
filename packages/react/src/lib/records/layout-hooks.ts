// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getLayout, getLayoutUserState, getPathLayout } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/** D-179 to D-182: layout types and modes are written as they are called; anything else is rejected. */
export const useLayout = readHook(getLayout);
/** `useLayout` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingLayout = suspendingHook(getLayout);

/** Which sections of a layout the user has folded: of the Full layout, in View mode, by default (D-183, D-184). */
export const useLayoutUserState = readHook(getLayoutUserState);
/** `useLayoutUserState` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingLayoutUserState = suspendingHook(getLayoutUserState);

/** For viewing by default (D-185, D-286). Which record type is meant without one is the server's choice. */
export const usePathLayout = readHook(getPathLayout);
/** `usePathLayout` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingPathLayout = suspendingHook(getPathLayout);
