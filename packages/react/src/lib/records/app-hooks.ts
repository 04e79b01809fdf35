// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getAppDetails, getApps, getNavItems, getUserNavItems } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useAppDetails = readHook(getAppDetails);
export const useSuspendingAppDetails = suspendingHook(getAppDetails);

export const useApps = readHook(getApps);
export const useSuspendingApps = suspendingHook(getApps);

export const useNavItems = readHook(getNavItems);
export const useSuspendingNavItems = suspendingHook(getNavItems);

export const useUserNavItems = readHook(getUserNavItems);
export const useSuspendingUserNavItems = suspendingHook(getUserNavItems);
