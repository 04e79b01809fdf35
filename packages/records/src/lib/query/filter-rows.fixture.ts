import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { Reader } from '../objects/access.ts';
import { formula, rollup } from '../objects/calculated-fields.ts';
import { labObjects } from '../objects/lab.fixture.ts';
import { columnName } from '../objects/names.ts';
import { extendObject, type ObjectDeclaration } from '../objects/object-declaration.ts';
import { createObjects } from '../objects/objects.ts';
import { createDisplay } from './display.ts';
import type { RecordsContext } from './records-context.ts';

export type Cell = string | number | boolean | null;
/** A record by its field names; a calculated field is none of them. */
export type Cells = Readonly<Record<string, Cell>>;

const find = (apiName: string): ObjectDeclaration => {
  const object = labObjects.find((one) => one.apiName === apiName);
  if (!object) throw new Error(apiName);
  return object;
};

/** The instrument with a calculated field of every kind that the lab has none of. */
export const Instrument = extendObject(find('Instrument__c'), {
  fields: {
    // Inside formulas 12.5 % is 0.125; 12.5 again where they are shown, filtered and sorted by.
    Share__c: formula({ label: 'Share', returns: 'percent', formula: 'Discount__c / 2' }),
    Same__c: formula({ label: 'Same', returns: 'percent', formula: 'Share__c' }),
    Thousandths__c: formula({ label: 'Thousandths', returns: 'number', formula: 'Share__c * 1000' }),
    Net__c: formula({ label: 'Net', returns: 'currency', formula: 'Price__c * (1 - Discount__c)' }),
    Due__c: formula({ label: 'Due', returns: 'date', formula: 'Built__c + 30' }),
    Again__c: formula({ label: 'Again', returns: 'dateTime', formula: 'Checked__c + 1' }),
    Where__c: formula({ label: 'Where', returns: 'text', formula: 'Lab__r.Name' }),
    Cheapest__c: rollup({
      label: 'Cheapest',
      object: 'Repair__c',
      by: 'Instrument__c',
      calculates: 'min',
      field: 'Cost__c',
      returns: 'currency',
    }),
    Latest__c: rollup({
      label: 'Latest',
      object: 'Repair__c',
      by: 'Instrument__c',
      calculates: 'max',
      field: 'CreatedDate',
      returns: 'dateTime',
    }),
  },
});
export const Lab = find('Lab__c');
export const Repair = find('Repair__c');

export const filterObjects = labObjects.map((object) =>
  object.apiName === Instrument.apiName ? Instrument : object,
);

export const now = new Date('2026-06-15T10:00:00Z');

const idOf = (prefix: string, number: number): string => `${prefix}${String(number).padStart(12, '0')}AAA`;
const pick = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

export const accountIds = [idOf('001', 1), idOf('001', 2)] as const;
export const userIds = [idOf('005', 1), idOf('005', 2)] as const;
const contactIds = [idOf('003', 1), idOf('003', 2)] as const;
const live = { IsDeleted: false };

const accounts: readonly Cells[] = [
  { Id: accountIds[0], Name: 'Fjord Assay', ...live },
  { Id: accountIds[1], Name: 'Delta', ...live },
];

export const users: readonly Cells[] = ['Sal Ek', 'Kim Oda'].map((name, index) => {
  const [first = '', last = ''] = name.split(' ');
  const address = `${first}@example.com`;
  return {
    Id: userIds[index] ?? '',
    Username: address,
    Email: address,
    FirstName: first,
    LastName: last,
    ...live,
  };
});

const contacts: readonly Cells[] = [
  { Id: contactIds[0], FirstName: 'Ada', LastName: 'Nwosu', AccountId: accountIds[0], ...live },
  { Id: contactIds[1], FirstName: null, LastName: 'Berg', AccountId: accountIds[1], ...live },
];

export const labs: readonly Cells[] = [
  { Name: 'Analytik', Account__c: accountIds[0], Phone__c: '+49 30 12', SiteCity: 'Ulm', ...live },
  { Name: 'beta lab', Account__c: accountIds[0], Phone__c: null, SiteCity: null, ...live },
  { Name: 'Gamma', Account__c: accountIds[1], Phone__c: '+1 555', SiteCity: 'ulm', ...live },
  { Name: 'Gone', Account__c: accountIds[0], Phone__c: '+1 556', SiteCity: 'Oslo', IsDeleted: true },
].map((lab, index) => ({ Id: idOf('a01', index), ...lab }));

const names = [
  'Iris',
  'iris',
  'Vortex 100%',
  'vortex_XL',
  'A\\B',
  'zeta, "quoted" {x}',
  "O'Neil",
  'null',
  'Äther',
];
const options = [null, 'Cooling', 'Camera', 'Cover', 'Camera;Cover', 'Cover;Camera', 'Cooling;Camera;Cover'];
const days = [
  null,
  '2026-06-15',
  '2026-06-14',
  '2026-06-16',
  '2026-05-31',
  '2026-06-01',
  '2025-12-31',
  '2026-01-01',
  '1887-07-01',
  '2026-07-01',
  '2024-02-29',
];
const moments = [
  null,
  '2026-06-15T00:00:00.000Z',
  '2026-06-14T23:59:59.999Z',
  '2026-06-15T23:59:59.999Z',
  '2026-06-16T00:00:00.000Z',
  '2026-05-01T00:00:00.000Z',
  '2026-04-30T23:59:59.999Z',
  '1899-12-31T23:59:59.999Z',
];
const typeIds = Instrument.recordTypes.flatMap(({ id, name }) => (name === undefined ? [] : [id]));

/** Few different values of each field, empty ones among them, in periods that do not fall together. */
const instrument = (index: number): Cells => ({
  Id: idOf('a02', index),
  Name: pick(names, index),
  Number__c: `I-${String(index).padStart(5, '0')}`,
  Lab__c: pick([null, ...labs.map(({ Id }) => Id ?? null)], index),
  Account__c: pick([...accountIds, null], index),
  Contact__c: pick([contactIds[0], null, contactIds[1], null], index),
  Kind__c: pick([null, 'Microscope', 'Centrifuge', 'Spectrometer'], index),
  Model__c: null,
  Option__c: pick(options, index),
  Portable__c: index % 3 === 0,
  Stage__c: pick(['Received', 'In Work', 'Sold', 'Scrapped'], index),
  Price__c: index % 6 === 0 ? null : index * 101.5 - 200,
  Cost__c: index % 4 === 1 ? null : index * 50,
  Discount__c: pick([0, 12.5, 50, null, 99.99, 100], index),
  Weight__c: pick([null, 0, 0.1, 12.34, -5], index),
  Hours__c: pick([null, 0, 7, 1_000_000], index),
  Built__c: pick(days, index),
  Checked__c: pick(moments, index),
  Remarks__c: pick([null, 'something'], index),
  Manual__c: pick([null, 'https://example.com/a_b', 'HTTPS://example.com/A'], index),
  Support__c: pick([null, 'help@example.com', 'Help@Example.com', 'x@y.de'], index),
  Serial__c: index % 3 === 0 ? null : `s${index}`,
  Public__c: index % 2 === 0,
  OwnerId: pick(userIds, Math.floor(index / 3)),
  RecordTypeId: pick(typeIds, index),
  CreatedDate: pick(moments.slice(1, 4), index),
  CreatedById: pick([userIds[0], null, userIds[1]], index),
  LastModifiedDate: '2026-06-15T00:00:00.000Z',
  SystemModstamp: '2026-06-15T00:00:00.000Z',
  IsDeleted: index === 30,
});
export const instruments: readonly Cells[] = Array.from({ length: 31 }, (_, index) => instrument(index));

export const repairs: readonly Cells[] = instruments
  .flatMap(({ Id = null }, index) => Array.from({ length: index % 4 }, (_, below) => ({ Id, index, below })))
  .map(({ Id, index, below }, number) => ({
    Id: idOf('a03', number),
    Name: `R-${number}`,
    Instrument__c: Id,
    Subject__c: 'Repair',
    Status__c: pick(['Ordered', 'In Work', 'Done'], number),
    Cost__c: index % 8 === 3 ? null : below * 40 + 10,
    CreatedDate: pick(moments.slice(1), number),
    IsDeleted: number % 7 === 6,
  }));

async function put(database: Database, object: ObjectDeclaration, rows: readonly Cells[]): Promise<void> {
  const keys = Object.keys(rows[0] ?? {});
  const named = rows.map((row) => Object.fromEntries(keys.map((key) => [columnName(key), row[key] ?? null])));
  const columns = sql.join(keys.map((key) => sql.id(columnName(key))));
  const table = sql.id(object.table.name);
  await sql`
    insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`.execute(
    database,
  );
}

export async function addFilterRows(database: Database): Promise<void> {
  await put(database, find('Account'), accounts);
  await put(database, find('User'), users);
  await put(database, find('Contact'), contacts);
  await put(database, Lab, labs);
  await put(database, Instrument, instruments);
  await put(database, Repair, repairs);
}

export const readers = ['clerk', 'seller', 'buyer', 'guest'] as const;
export type ReaderName = (typeof readers)[number];

const objects = createObjects(filterObjects);

/** Somebody with that role; of the users the first, on the first account. */
export function readerNamed(name: ReaderName): Reader {
  const guest = { kind: 'guest', guestKey: null, roles: ['guest'] } as const;
  const person = {
    kind: 'user',
    userId: userIds[0],
    accountId: accountIds[0],
    email: 'sal@example.com',
    firstName: 'Sal',
    lastName: 'Ek',
    guestKey: null,
  } as const;
  return { principal: name === 'guest' ? guest : { ...person, roles: [name] }, objects };
}

export function contextNamed(name: ReaderName, database: Database): RecordsContext {
  const display = createDisplay({ locale: 'en-US', currency: 'EUR', timeZone: 'UTC' });
  return { ...readerNamed(name), database, now: () => now, display };
}
