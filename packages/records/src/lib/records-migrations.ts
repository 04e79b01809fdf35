import type { DeclaredTable } from '@relab/database';
import { appTables } from './apps/tables.ts';
import { avatarTables } from './avatars/tables.ts';
import { favoriteTables } from './favorites/tables.ts';
import { historyTables } from './history/tables.ts';
import { layoutTables } from './layouts/tables.ts';
import { listTables } from './lists/tables.ts';
import { recentTables } from './recent/tables.ts';
import { uploadTables } from './uploads/tables.ts';

/** Folders of migrations of the record platform, for tables that no object has. */
export const recordsMigrations: readonly URL[] = [
  // Before all that may write records: their tables note it.
  new URL('./history/migrations/', import.meta.url),
  new URL('./recent/migrations/', import.meta.url),
  new URL('./lists/migrations/', import.meta.url),
  new URL('./layouts/migrations/', import.meta.url),
  new URL('./avatars/migrations/', import.meta.url),
  new URL('./favorites/migrations/', import.meta.url),
  new URL('./apps/migrations/', import.meta.url),
  new URL('./uploads/migrations/', import.meta.url),
  new URL('./standard-objects/migrations/', import.meta.url),
];

/** What these migrations make. */
export const recordsTables: readonly DeclaredTable[] = [
  ...historyTables,
  ...recentTables,
  ...listTables,
  ...layoutTables,
  ...avatarTables,
  ...favoriteTables,
  ...appTables,
  ...uploadTables,
];
