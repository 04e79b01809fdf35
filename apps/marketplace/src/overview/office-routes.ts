import { reportRoutes } from '@relab/server/administration';
import type { Route } from '@relab/server/http';
import { reports } from './reports.ts';

/** What those ask who run this marketplace, and nobody else. */
export const officeRoutes: readonly Route[] = [...reportRoutes(reports)];
