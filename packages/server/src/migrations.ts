import type { DeclaredTable } from '@relab/database';
import { analyticsTables } from './analytics/tables.ts';
import { appTables } from './apps/tables.ts';
import { avatarTables } from './avatars/tables.ts';
import { contentTables } from './content/tables/index.ts';
import { crmObjects } from './crm/index.ts';
import { favoriteTables } from './favorites/tables.ts';
import { fileObjects } from './files/objects.ts';
import { idempotencyTables } from './idempotency/tables.ts';
import { Account, Contact, User } from './identity/index.ts';
import { identityTables } from './identity/tables.ts';
import { jobTables } from './jobs/tables.ts';
import { layoutTables } from './layouts/tables.ts';
import { listTables } from './lists/tables.ts';
import { oauthTables } from './oauth/tables.ts';
import type { ObjectDeclaration } from './objects/index.ts';
import { recentTables } from './recent/tables.ts';
import { apiUsageTables } from './sobjects/tables.ts';
import { uploadTables } from './uploads/tables.ts';

/** Folders of migrations that the server itself needs; those of a shop stand beside its routes. */
export const serverMigrations: readonly URL[] = [
  new URL('./identity/migrations/', import.meta.url),
  new URL('./content/migrations/', import.meta.url),
  new URL('./oauth/migrations/', import.meta.url),
  new URL('./idempotency/migrations/', import.meta.url),
  new URL('./recent/migrations/', import.meta.url),
  new URL('./lists/migrations/', import.meta.url),
  new URL('./layouts/migrations/', import.meta.url),
  new URL('./avatars/migrations/', import.meta.url),
  new URL('./favorites/migrations/', import.meta.url),
  new URL('./apps/migrations/', import.meta.url),
  new URL('./jobs/migrations/', import.meta.url),
  new URL('./analytics/migrations/', import.meta.url),
  new URL('./uploads/migrations/', import.meta.url),
  new URL('./sobjects/migrations/', import.meta.url),
];

/** What these migrations make. */
export const serverTables: readonly DeclaredTable[] = [
  ...analyticsTables,
  ...appTables,
  ...avatarTables,
  ...contentTables,
  ...favoriteTables,
  ...idempotencyTables,
  ...identityTables,
  ...jobTables,
  ...layoutTables,
  ...listTables,
  ...oauthTables,
  ...recentTables,
  ...apiUsageTables,
  ...uploadTables,
];

/** Objects that the server itself needs; an installation may extend them, and adds its own. */
export const serverObjects: readonly ObjectDeclaration[] = [
  Account,
  Contact,
  User,
  ...crmObjects,
  ...fileObjects,
];
