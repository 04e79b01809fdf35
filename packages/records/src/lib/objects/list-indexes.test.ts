import { expect, test } from 'vitest';
import { formula } from './calculated-fields.ts';
import { boolean, date, longText, number, picklist, reference, text } from './fields.ts';
import { listIndexes } from './list-indexes.ts';
import type { ListView } from './list-view.ts';
import { defineObject } from './object-declaration.ts';

const indexesOf = (listViews: Record<string, Partial<ListView>>) => {
  const views = Object.entries(listViews).map(([name, view]) => [
    name,
    { label: name, columns: ['Name'], ...view },
  ]);
  const { allFields, nameField } = defineObject({
    apiName: 'Parcel',
    label: 'Parcel',
    labelPlural: 'Parcels',
    keyPrefix: 'a02',
    nameField: 'Name',
    fields: {
      Name: text({ label: 'Name', required: true }),
      Note__c: text({ label: 'Note' }),
      Story__c: longText({ label: 'Story' }),
      Sent__c: date({ label: 'Sent' }),
      Fragile__c: boolean({ label: 'Fragile' }),
      Size__c: picklist({ label: 'Size', values: ['S'] }),
      Weight__c: number({ label: 'Weight', precision: 5 }),
      Twice__c: formula({ label: 'Twice', returns: 'number', formula: '2' }),
      ShelfId: reference({ label: 'Shelf', to: 'Parcel' }),
    },
  });
  return listIndexes('Parcel', allFields, nameField, Object.fromEntries(views) as Record<string, ListView>);
};
const orders = (...sortBys: readonly string[][]) =>
  indexesOf(Object.fromEntries(sortBys.map((sortBy, place) => [`View${place}`, { sortBy }])))
    .filter(({ method }) => method === undefined)
    .map(({ columns }) => columns.join(', '));

test('an order and its opposite share one index, which begins ascending', () => {
  expect(orders(['Sent__c'], ['-Sent__c'])).toEqual(['"sent" asc nulls first, id']);
  expect(orders(['-Size__c', 'Sent__c'])).toEqual(['"size" asc nulls first, "sent" desc nulls last, id']);
});

test('a column that is never null has no nulls clause in its index', () => {
  expect(orders(['Name', '-CreatedDate', '-Fragile__c'])).toEqual([
    '"name" asc, "created_date" desc, "fragile" desc, id',
  ]);
});

test('an order by a field of a reference or a calculated field has no index', () => {
  expect(orders(['Shelf.Name'], ['Twice__c'], ['Sent__c', 'Shelf.Name'], [])).toEqual([]);
});

const viewIndexes = (view: Partial<ListView>) =>
  indexesOf({ OpenOnes: view }).flatMap(({ name, columns, where }) =>
    name.endsWith('_view') ? [[name, columns.join(', '), where]] : [],
  );

test('a view that filters by its own columns has an index of the records that it shows', () => {
  const fragile = { field: 'Fragile__c', operator: 'equals', value: false } as const;
  const small = { field: 'Size__c', operator: 'equals', value: "S'M" } as const;
  const heavy = { field: 'Weight__c', operator: 'greaterThan', value: 0 } as const;
  expect(viewIndexes({ sortBy: ['-Sent__c'], filters: [fragile, small, heavy] })).toEqual([
    [
      'parcel_open_ones_view',
      '"sent" asc nulls first, id',
      `not is_deleted and "fragile" = false and "size" = any(array['S''M']::text[]) and "weight" > 0::numeric`,
    ],
  ]);
});

test('a view has none whose records change with the day, its reader or another record', () => {
  const sortBy = ['Name'];
  const unlike = [
    { field: 'Sent__c', operator: 'lessThan', value: 'TODAY' },
    { field: 'Shelf.Fragile__c', operator: 'equals', value: true },
    { field: 'Twice__c', operator: 'greaterThan', value: 1 },
    { field: 'Size__c', operator: 'equals', value: null },
  ] as const;
  for (const filter of unlike) expect(viewIndexes({ sortBy, filters: [filter] })).toEqual([]);
  const heavy = { field: 'Weight__c', operator: 'greaterThan', value: 0 } as const;
  expect(viewIndexes({ sortBy, filters: [heavy, heavy], logic: '1 OR 2' })).toEqual([]);
  expect(viewIndexes({ filters: [heavy] })).toEqual([]);
});

test('unique texts are read in their order and compared without case, indexed ones compared', () => {
  const { allFields } = defineObject({
    apiName: 'Crate',
    label: 'Crate',
    labelPlural: 'Crates',
    keyPrefix: 'a03',
    nameField: 'Name',
    fields: {
      Name: text({ label: 'Name', required: true }),
      Code__c: text({ label: 'Code', unique: true }),
      Maker__c: text({ label: 'Maker', indexed: true }),
    },
  });
  expect(listIndexes('Crate', allFields, 'Name', {}).map(({ columns }) => columns.join(', '))).toEqual([
    '"name"',
    'lower("code")',
    '"code" asc nulls first, id',
    'lower("maker")',
  ]);
});

test('the name and the texts that lists show have one index for searches', () => {
  const columns = ['Note__c', 'Story__c', 'Size__c', 'Shelf.Name', 'Name'];
  expect(indexesOf({ All: { columns }, Again: { columns } })).toEqual([
    {
      name: 'parcel_list_trgm',
      columns: ['"name"', '"note"'],
      method: 'gin',
      operatorClass: 'gin_trgm_ops',
      where: 'not is_deleted',
    },
  ]);
});

test('names of indexes fit PostgreSQL and are unique', () => {
  const long = ['CreatedDate', 'LastModifiedDate', 'SystemModstamp', 'Name'];
  const names = indexesOf({ One: { sortBy: long }, Two: { sortBy: [...long, 'Sent__c'] } }).map(
    ({ name }) => name,
  );
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(63);
});
