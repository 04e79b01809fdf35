import { crmObjects } from './crm/index.ts';
import { fileObjects } from './files/objects.ts';
import { Account, Contact, User } from './identity/index.ts';
import type { ObjectDeclaration } from './objects/index.ts';

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

/** Objects that the server itself needs; an installation may extend them, and adds its own. */
export const serverObjects: readonly ObjectDeclaration[] = [
  Account,
  Contact,
  User,
  ...crmObjects,
  ...fileObjects,
];
