import {
  getActiveTheme,
  getAppDetails,
  getApps,
  getNavItems,
  getUserNavItems,
  updateUserNavItems,
} from '@relab/contract/records';
import { etagReply, type Route, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { readApp, readApps } from './apps.ts';
import { readNavItems } from './nav-items.ts';
import { readTheme } from './theme.ts';
import { readUserNavItems, writeUserNavItems } from './user-nav-items.ts';

export const appRoutes = (records: ToRecords): readonly Route[] => [
  route(getApps, async ({ userCustomizations }, context) =>
    etagReply(await readApps(userCustomizations ?? false, records(context))),
  ),
  route(getAppDetails, async ({ appId, userCustomizations }, context) =>
    etagReply(await readApp(appId, userCustomizations ?? false, records(context))),
  ),
  route(getNavItems, async (asked, context) => etagReply(readNavItems(asked, records(context)))),
  route(getUserNavItems, async ({ appId }, context) =>
    etagReply(await readUserNavItems(appId, records(context))),
  ),
  route(updateUserNavItems, async ({ appId, navItems }, context) =>
    etagReply(await writeUserNavItems(appId, navItems, records(context))),
  ),
  route(getActiveTheme, async (_, context) => etagReply(readTheme(records(context)))),
];
