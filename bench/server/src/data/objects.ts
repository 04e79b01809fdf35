import { serverMigrations, serverObjects } from '@relab/server';
import { commerceMigrations, commerceObjects } from '@relab/server/commerce';
import { createObjects, extendObject, type Objects, reference } from '@relab/server/objects';
import { equipment } from '../../../../apps/marketplace/src/shop/equipment.ts';
import { listFields } from './listing.ts';

/** The marketplace's listing, with an account behind it and a list of what is asked for. */
const listing = extendObject(equipment, {
  fields: { Consignor__c: reference({ label: 'Consignor', to: 'Account' }) },
  listViews: {
    ByName: { label: 'By Name', columns: listFields.map(({ api }) => api), sortBy: ['Name'] },
  },
});

export const objects: Objects = createObjects([...serverObjects, ...commerceObjects(listing)]);

export const migrations = [...serverMigrations, commerceMigrations];
