import { expect, test } from 'vitest';
import { formula } from './calculated-fields.ts';
import { boolean, date, longText, picklist, reference, text } from './fields.ts';
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
