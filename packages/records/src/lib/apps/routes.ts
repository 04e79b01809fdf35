import {
  getActiveTheme,
  getAppDetails,
  getApps,
  getNavItems,
  getUserNavItems,
  updateUserNavItems,
} from '@relab/contract/records';
import type { Route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { taggedRoutes } from '../tagged-route.ts';
import { readApp, readApps } from './apps.ts';
import { readNavItems } from './nav-items.ts';
import { readTheme } from './theme.ts';
import { readUserNavItems, writeUserNavItems } from './user-nav-items.ts';

export function appRoutes(records: ToRecords): readonly Route[] {
  const tagged = taggedRoutes(records);
  return [
    tagged(getApps, readApps),
    tagged(getAppDetails, readApp),
    tagged(getNavItems, readNavItems),
    tagged(getUserNavItems, readUserNavItems),
    tagged(updateUserNavItems, writeUserNavItems),
    tagged(getActiveTheme, (_, context) => readTheme(context)),
  ];
}
