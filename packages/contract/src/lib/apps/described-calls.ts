import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { getAppDetails, getApps } from './app.ts';
import { App, Apps } from './app-schemas.ts';
import { getNavItems } from './nav-item.ts';
import { NavItems } from './nav-item-schemas.ts';
import { getActiveTheme } from './theme.ts';
import { Theme } from './theme-schemas.ts';
import { getUserNavItems, updateUserNavItems } from './user-nav-item.ts';

/** What the calls of this folder respond. */
export const appsCalls: readonly DescribedCall[] = [
  responses(getApps, { 200: Apps }),
  responses(getAppDetails, { 200: App }),
  responses(getNavItems, { 200: NavItems }),
  responses(getActiveTheme, { 200: Theme }),
  responses(getUserNavItems, { 200: NavItems }),
  responses(updateUserNavItems, { 200: NavItems }),
];
