import type { Database } from '@relab/database';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { boolean, currency, date, dateTime, number, picklist, reference, text } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { createObjects } from '../objects/objects.ts';
import { createDisplay } from './display.ts';
import type { RecordsContext } from './records-context.ts';

/** What parcels stand in; some may not be seen by everybody. */
const Shelf = defineObject({
  apiName: 'Shelf',
  label: 'Shelf',
  labelPlural: 'Shelves',
  keyPrefix: 'a01',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', required: true }),
    Height__c: number({ label: 'Height' }),
    Open__c: boolean({ label: 'Open' }),
  },
  permissions: { guest: { read: { field: 'Open__c', equals: true } }, clerk: { read: 'all' } },
});

/** A field of every kind that a list can be sorted by. */
const Parcel = defineObject({
  apiName: 'Parcel',
  label: 'Parcel',
  labelPlural: 'Parcels',
  keyPrefix: 'a02',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', required: true }),
    Note__c: text({ label: 'Note' }),
    Weight__c: number({ label: 'Weight', precision: 4 }),
    Volume__c: number({ label: 'Volume', precision: 10, scale: 3 }),
    Price__c: currency({ label: 'Price' }),
    Sent__c: date({ label: 'Sent' }),
    Seen__c: dateTime({ label: 'Seen' }),
    Fragile__c: boolean({ label: 'Fragile' }),
    Size__c: picklist({ label: 'Size', values: ['S', 'M', 'L'] }),
    ShelfId: reference({ label: 'Shelf', to: 'Shelf' }),
  },
  listViews: {
    BySize: { label: 'By Size', columns: ['Name', 'Size__c'], sortBy: ['Size__c', '-Seen__c'] },
    Newest: { label: 'Newest', columns: ['Name', 'Note__c'], sortBy: ['-Seen__c'] },
    ByShelf: { label: 'By Shelf', columns: ['Name'], sortBy: ['Shelf.Name'] },
  },
  permissions: { guest: { read: 'all' } },
});

export const parcelObjects = [Shelf, Parcel];
export const parcel = Parcel;

export const sortable = [
  'Name',
  'Note__c',
  'Weight__c',
  'Volume__c',
  'Price__c',
  'Sent__c',
  'Seen__c',
  'Fragile__c',
  'Size__c',
  'Shelf.Name',
  'Shelf.Height__c',
  'Shelf.Open__c',
  'Id',
];

const guest: Principal = { kind: 'guest', guestKey: null, roles: ['guest'] };

/** What guests, and those with these roles, read with. */
export const contextOf = (database: Database, roles: Principal['roles'] = ['guest']): RecordsContext => ({
  database,
  principal: { ...guest, roles },
  now: () => new Date('2026-06-15T10:00:00Z'),
  objects: createObjects(parcelObjects),
  display: createDisplay({ locale: 'en-US', currency: 'EUR', timeZone: 'UTC' }),
});

/** Parcels with few different values, so that there are ties, and with empty ones; the same for the same numbers. */
export async function addParcels(database: Database, from: number, count: number): Promise<void> {
  await sql`
    insert into parcel (id, name, note, weight, volume, price, sent, seen, fragile, size, shelf_id)
    select 'a02' || lpad(g::text, 15, '0'), 'Parcel ' || (array['a', 'B', 'ä', 'z', '_'])[1 + g * 7 % 5],
      case when g % 3 > 0 then 'Note ' || g * 11 % 4 end, case when g % 4 > 0 then g * 13 % 5 end,
      case when g % 5 > 0 then (g * 17 % 7) / 8.0 end, case when g % 2 > 0 then (g * 3 % 4) * 1.1 end,
      case when g % 3 > 0 then date '2026-01-01' + g % 3 end,
      case when g % 7 > 0 then timestamptz '2026-01-01 00:00:00.001Z' + (g * 29 % 20000) * interval '1 millisecond' end,
      g % 2 = 0, case when g % 6 > 0 then (array['S', 'M', 'L'])[1 + g % 3] end,
      case when g % 4 > 0 then 'a01' || lpad((g % 5)::text, 15, '0') end
    from generate_series(${from}::integer, ${from + count - 1}::integer) as g`.execute(database);
}

export async function addShelves(database: Database): Promise<void> {
  await sql`
    insert into shelf (id, name, height, open)
    select 'a01' || lpad(g::text, 15, '0'), 'Shelf ' || g % 3, case when g % 2 = 0 then g end, g < 3
    from generate_series(0, 4) as g`.execute(database);
}
