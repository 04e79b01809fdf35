import type { DeclaredTable } from '@relab/database';
import { analyticsTables } from '../analytics/tables.ts';
import { apiUsageTables } from '../api-usage/tables.ts';
import { idempotencyTables } from '../idempotency/tables.ts';
import { identityTables } from '../identity/tables.ts';
import { jobTables } from '../jobs/tables.ts';
import { oauthTables } from '../oauth/tables.ts';
import { processTables } from '../processes/tables.ts';
import { replicaTables } from '../replica/tables.ts';
import { retentionTables } from '../retention/tables.ts';

/** Folders of migrations that the host needs. Those of its parts are applied after them. */
export const hostMigrations: readonly URL[] = [
  new URL('../identity/migrations/', import.meta.url),
  new URL('../oauth/migrations/', import.meta.url),
  new URL('../idempotency/migrations/', import.meta.url),
  new URL('../jobs/migrations/', import.meta.url),
  new URL('../analytics/migrations/', import.meta.url),
  new URL('../api-usage/migrations/', import.meta.url),
  new URL('../retention/migrations/', import.meta.url),
  new URL('../processes/migrations/', import.meta.url),
  new URL('../replica/migrations/', import.meta.url),
];

/** What these migrations make. */
export const hostTables: readonly DeclaredTable[] = [
  ...identityTables,
  ...oauthTables,
  ...idempotencyTables,
  ...jobTables,
  ...analyticsTables,
  ...apiUsageTables,
  ...retentionTables,
  ...processTables,
  ...replicaTables,
];
