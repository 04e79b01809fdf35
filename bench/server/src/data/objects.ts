import { commerceMigrations } from '@relab/commerce';
import { createObjects, extendObject, type Objects, reference } from '@relab/records/objects';
import { platformMigrations } from '@relab/test-server';
import { equipment } from '../../../../apps/marketplace/src/objects/equipment/equipment.ts';
import { declarations } from '../../../../apps/marketplace/src/objects/objects.ts';
import { listFields } from './listing.ts';

/** The marketplace's listing, with an account behind it and the list that is requested. */
const listing = extendObject(equipment, {
  fields: { Consignor__c: reference({ label: 'Consignor', to: 'Account' }) },
  listViews: {
    ByName: { label: 'By Name', columns: listFields.map(({ api }) => api), sortBy: ['Name'] },
  },
});

export const objects: Objects = createObjects(
  declarations.map((object) => (object === equipment ? listing : object)),
);

export const migrations = [...platformMigrations, commerceMigrations];
