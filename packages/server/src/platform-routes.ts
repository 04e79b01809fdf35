import { actionRoutes } from './actions/routes.ts';
import { appRoutes } from './apps/routes.ts';
import { avatarRoutes } from './avatars/routes.ts';
import { writesSomewhere } from './content/index.ts';
import { duplicateRoutes } from './duplicates/routes.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { type FileOptions, fileSettings } from './files/file-options.ts';
import { fileRoutes } from './files/routes.ts';
import type { Route } from './http/route.ts';
import type { Quotas } from './identity/quotas.ts';
import { layoutRoutes } from './layouts/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { lookupRoutes } from './lookups/routes.ts';
import { objectInfoRoutes } from './object-info/routes.ts';
import type { Objects } from './objects/index.ts';
import { recentRoutes } from './recent/routes.ts';
import { recordRoutes } from './records/routes.ts';
import { relatedListRoutes } from './related-lists/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sobjectRoutes } from './sobjects/routes.ts';
import { createToRecords } from './to-records.ts';
import { uploadRoutes } from './uploads/routes.ts';

/** The calls of the record platform over the given objects, an area after the other. */
export function platformRoutes(objects: Objects, files?: FileOptions, quotas?: Quotas): readonly Route[] {
  const toRecords = createToRecords(objects, quotas);
  const kept = files && fileSettings(files, writesSomewhere);
  return [
    ...recordRoutes(toRecords),
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
    ...avatarRoutes(objects, kept?.store, toRecords),
    ...(files && kept ? fileRoutes(files, kept, toRecords) : []),
    ...(kept ? uploadRoutes(kept.store, toRecords) : []),
    ...sobjectRoutes(toRecords),
  ];
}
