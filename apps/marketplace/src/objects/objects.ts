import { commerceMigrations, commerceObjects } from '@relab/commerce';
import { contentMigrations } from '@relab/content';
import { recordsMigrations } from '@relab/records';
import { createObjects, type ObjectDeclaration, type Objects, standardObjects } from '@relab/records/objects';
import { hostMigrations } from '@relab/server';
import { account } from './account/account.ts';
import { contact } from './account/contact.ts';
import { platformDe } from './apps.de.ts';
import { apps, globalActions } from './apps.ts';
import { inquiry } from './case/case.ts';
import { emailMessage } from './case/email-message.ts';
import { equipment } from './equipment/equipment.ts';
import { lead } from './lead/lead.ts';
import { manufacturer } from './manufacturer.ts';
import { offer } from './offer/offer.ts';
import { order } from './order.ts';
import { quoteRequest } from './quote-request/quote-request.ts';
import { savedSearch } from './saved-search.ts';
import { watchedListing } from './watched-listing.ts';

const extended: ReadonlyMap<string, ObjectDeclaration> = new Map(
  [account, contact, lead, inquiry, order].map((object) => [object.apiName, object]),
);

/** The server's and the shop's own objects, those that we extend in their place, and ours. */
export const declarations: readonly ObjectDeclaration[] = [
  ...[...standardObjects, ...commerceObjects(equipment)].map(
    (object) => extended.get(object.apiName) ?? object,
  ),
  manufacturer,
  offer,
  quoteRequest,
  watchedListing,
  savedSearch,
  emailMessage,
];

export const objects: Objects = createObjects(declarations, {
  globalActions,
  apps,
  translations: { de: platformDe },
});

export const migrations: readonly URL[] = [
  ...hostMigrations,
  ...recordsMigrations,
  contentMigrations,
  commerceMigrations,
  new URL('./migrations/', import.meta.url),
];
