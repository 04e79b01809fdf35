export { pageOf, readEntry } from './lib/administration/keyset.ts';
export {
  periodOf,
  type ReportDeclaration,
  type ReportPeriod,
  type ReportsIn,
  reportRoutes,
} from './lib/administration/reports.ts';
export { type RetentionLine, retentionRoutes } from './lib/administration/retention-routes.ts';
export { type StaffContext, staffRoute } from './lib/administration/staff.ts';
export type { CountFiles } from './lib/administration/system-health.ts';
