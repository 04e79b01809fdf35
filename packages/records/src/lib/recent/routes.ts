import { getRecentRecords } from '@relab/contract/records';
import { type Route, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { recentRecords } from './recent-records.ts';

export const recentRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(getRecentRecords, ({ limit }, context) => recentRecords(limit, toRecords(context))),
];
