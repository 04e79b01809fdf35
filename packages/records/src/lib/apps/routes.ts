import {
  getActiveTheme,
  getAppDetails,
  getApps,
  getNavItems,
  getUserNavItems,
  updateUserNavItems,
} from '@relab/contract/records';
import { type Route, route, taggedReply } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { readApp, readApps } from './apps.ts';
import { readNavItems } from './nav-items.ts';
import { readTheme } from './theme.ts';
import { readUserNavItems, writeUserNavItems } from './user-nav-items.ts';

export const appRoutes = (records: ToRecords): readonly Route[] => [
  route(getApps, async ({ userCustomizations }, context) =>
    taggedReply(await readApps(userCustomizations ?? false, records(context))),
  ),
  route(getAppDetails, async ({ appId, userCustomizations }, context) =>
    taggedReply(await readApp(appId, userCustomizations ?? false, records(context))),
  ),
  route(getNavItems, async (asked, context) => taggedReply(readNavItems(asked, records(context)))),
  route(getUserNavItems, async ({ appId }, context) =>
    taggedReply(await readUserNavItems(appId, records(context))),
  ),
  route(updateUserNavItems, async ({ appId, navItems }, context) =>
    taggedReply(await writeUserNavItems(appId, navItems, records(context))),
  ),
  route(getActiveTheme, async (_, context) => taggedReply(readTheme(records(context)))),
];
