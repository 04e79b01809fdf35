// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getLayout, getLayoutUserState, getPathLayout } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useLayout = readHook(getLayout);
export const useSuspendingLayout = suspendingHook(getLayout);

export const useLayoutUserState = readHook(getLayoutUserState);
export const useSuspendingLayoutUserState = suspendingHook(getLayoutUserState);

export const usePathLayout = readHook(getPathLayout);
export const useSuspendingPathLayout = suspendingHook(getPathLayout);
