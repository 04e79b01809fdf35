import type { CreatePart } from '@relab/server';
import type { Route } from '@relab/server/http';
import type { Quotas } from '@relab/server/identity';
import { actionRoutes } from './actions/routes.ts';
import { appRoutes } from './apps/routes.ts';
import { avatarRoutes } from './avatars/routes.ts';
import { createToRecords } from './create-to-records.ts';
import { duplicateRoutes } from './duplicates/routes.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { type FileOptions, fileSettings } from './files/file-options.ts';
import { fileRoutes } from './files/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { layoutRoutes } from './layouts/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { lookupRoutes } from './lookups/routes.ts';
import { objectInfoRoutes } from './object-info/routes.ts';
import type { Objects } from './objects/objects.ts';
import { recentRoutes } from './recent/routes.ts';
import { recordRoutes } from './records/routes.ts';
import { recordsMigrations } from './records-migrations.ts';
import { relatedListRoutes } from './related-lists/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sobjectRoutes } from './sobjects/routes.ts';
import { versionRoutes } from './sobjects/version-routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

/** What `recordsPart` serves. Only the objects are required. */
export interface RecordsOptions {
  /** The objects whose records are served; User, Account and Contact among them. */
  readonly objects: Objects;
  /** Where uploaded files are stored; without it there are no uploads. */
  readonly files?: FileOptions;
  /** What one account of a customer may create and store. */
  readonly quotas?: Quotas;
}

function recordsRoutes({ objects, files, quotas }: RecordsOptions): readonly Route[] {
  const toRecords = createToRecords(objects, quotas);
  const settings = files && fileSettings(files);
  return [
    ...recordRoutes(toRecords),
    ...historyRoutes(toRecords),
    ...listRoutes(toRecords),
    ...recentRoutes(toRecords),
    ...objectInfoRoutes(toRecords),
    ...layoutRoutes(toRecords),
    ...relatedListRoutes(toRecords),
    ...duplicateRoutes(toRecords),
    ...actionRoutes(toRecords),
    ...appRoutes(toRecords),
    ...searchRoutes(toRecords),
    ...lookupRoutes(toRecords),
    ...favoriteRoutes(toRecords),
    ...avatarRoutes(objects, settings?.store, toRecords),
    ...(files && settings ? fileRoutes(files, settings, toRecords) : []),
    ...(settings ? uploadRoutes(settings.store, toRecords) : []),
    ...sobjectRoutes(toRecords),
  ];
}

/** The record platform over the given objects. */
export const recordsPart =
  (options: RecordsOptions): CreatePart =>
  ({ identityUrl }) => ({
    routes: [...recordsRoutes(options), ...versionRoutes(identityUrl)],
    migrations: recordsMigrations,
  });
