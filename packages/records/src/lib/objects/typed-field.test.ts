import type { RowOf, SpecsOf, TableOf } from '@relab/database';
import { specsOf } from '@relab/database/testing';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { expect, expectTypeOf, test } from 'vitest';
import { address } from './address.ts';
import { autoNumber, composed, formula, rollup } from './calculated-fields.ts';
import {
  anyReference,
  boolean,
  currency,
  date,
  dateTime,
  email,
  longText,
  masterDetail,
  multiPicklist,
  number,
  percent,
  picklist,
  reference,
  requestLanguage,
  text,
} from './fields.ts';
import { defineObject, extendObject } from './object-declaration.ts';

const Sample = defineObject({
  apiName: 'Sample__c',
  label: 'Sample',
  labelPlural: 'Samples',
  keyPrefix: 'a99',
  nameField: 'Name',
  owned: true,
  recordTypes: { Liquid: { label: 'Liquid' }, Solid: { label: 'Solid' } },
  fields: {
    First__c: text({ label: 'First' }),
    Last__c: text({ label: 'Last', required: true }),
    Name: composed({ label: 'Name', composedOf: ['First__c', 'Last__c'] }),
    Number__c: autoNumber({ label: 'Number' }),
    Unit__c: text({ label: 'Unit', required: true, default: 'g' }),
    Note__c: longText({ label: 'Note', default: 'None' }),
    Mail__c: email({ label: 'Mail', unique: true }),
    Language__c: requestLanguage({ label: 'Language' }),
    State__c: picklist({
      label: 'State',
      values: ['New', { value: 'Done', label: 'Is Done' }],
      required: true,
      default: 'New',
    }),
    Grade__c: picklist({ label: 'Grade', values: ['A', 'B'] }),
    Hazards__c: multiPicklist({ label: 'Hazards', values: ['Toxic', 'Hot'] }),
    Count__c: number({ label: 'Count', precision: 9, required: true }),
    Cells__c: number({ label: 'Cells' }),
    Weight__c: number({ label: 'Weight', precision: 10, scale: 2, default: 0 }),
    Atoms__c: number({ label: 'Atoms', precision: 30 }),
    Price__c: currency({ label: 'Price', required: true }),
    Purity__c: percent({ label: 'Purity' }),
    DrawnOn__c: date({ label: 'Drawn on' }),
    SeenAt__c: dateTime({ label: 'Seen at', required: true }),
    IsFrozen__c: boolean({ label: 'Frozen' }),
    ParentId__c: reference({ label: 'Parent', to: 'Sample__c' }),
    LabId__c: masterDetail({ label: 'Lab', to: 'Lab__c' }),
    Subject__c: anyReference({ label: 'Subject' }),
    Age__c: formula({ label: 'Age', returns: 'number', formula: '1' }),
    Parts__c: rollup({ label: 'Parts', object: 'Sample__c', by: 'ParentId__c', calculates: 'count' }),
    ...address('Origin'),
  },
});

// The compiler refuses what differs from the type; the test refuses what differs from the table.
const specs: SpecsOf<typeof Sample> = {
  id: 'text',
  first: 'text null',
  last: 'text',
  name: 'text generated',
  number: 'text null default',
  unit: 'text default',
  note: 'text null default',
  mail: 'text null',
  language: 'text null',
  state: 'text default',
  grade: 'text null',
  hazards: 'text null',
  count: 'integer',
  cells: 'bigint null',
  weight: 'numeric null default',
  atoms: 'numeric null',
  price: 'numeric',
  purity: 'numeric null',
  drawn_on: 'date null',
  seen_at: 'timestamptz',
  is_frozen: 'boolean default',
  parent_id: 'text null',
  lab_id: 'text',
  subject: 'text null',
  origin_street: 'text null',
  origin_city: 'text null',
  origin_state: 'text null',
  origin_postal_code: 'text null',
  origin_country: 'text null',
  owner_id: 'text null',
  record_type_id: 'text null default',
  created_date: 'timestamptz default',
  created_by_id: 'text null',
  last_modified_date: 'timestamptz default',
  last_modified_by_id: 'text null',
  system_modstamp: 'timestamptz default',
  is_deleted: 'boolean default',
};

type Row = RowOf<typeof Sample>;
type NewRow = Insertable<TableOf<typeof Sample>>;
type Change = Updateable<TableOf<typeof Sample>>;

test('the compiler and the migrator make the same columns of a declaration', () => {
  expect(specsOf(Sample.table)).toEqual(specs);
});

test('selected columns have the types that the driver gives', () => {
  expectTypeOf<Row['last']>().toEqualTypeOf<string>();
  expectTypeOf<Row['state']>().toEqualTypeOf<'New' | 'Done'>();
  expectTypeOf<Row['grade']>().toEqualTypeOf<'A' | 'B' | null>();
  expectTypeOf<Row['count']>().toEqualTypeOf<number>();
  expectTypeOf<Row['cells']>().toEqualTypeOf<number | null>();
  expectTypeOf<Row['price']>().toEqualTypeOf<string>();
  expectTypeOf<Row['drawn_on']>().toEqualTypeOf<string | null>();
  expectTypeOf<Row['seen_at']>().toEqualTypeOf<Date>();
  expectTypeOf<Row['is_frozen']>().toEqualTypeOf<boolean>();
});

test('inserts may omit nullable columns and columns with a default, and cannot write generated ones', () => {
  const row: NewRow = { id: '1', last: 'X', count: 1, price: '1.00', seen_at: new Date(), lab_id: '2' };
  expect(row).not.toHaveProperty('state');
  // @ts-expect-error: a required field is missing
  const incomplete: NewRow = { id: '1', count: 1, price: '1.00', seen_at: new Date(), lab_id: '2' };
  expect(incomplete).not.toHaveProperty('last');
  // @ts-expect-error: the database puts the name together
  const derived: Change = { name: 'X' };
  expect(derived).toEqual({ name: 'X' });
});

test('a renamed column, a widened picklist and a nullable field are errors where they are used', () => {
  // @ts-expect-error: there is no such column, or none any more
  const column: keyof Row = 'first_name';
  // @ts-expect-error: what is written is not among the values
  const value: Change = { state: 'Lost' };
  const widened = extendObject(Sample, {
    fields: { State__c: picklist({ label: 'State', values: ['New', 'Done', 'Lost'], required: true }) },
  });
  const label = (state: Row['state']): string => (state === 'New' ? 'open' : 'closed');
  // @ts-expect-error: what reads the column does not know the added value
  const closed = label('Lost' as Selectable<TableOf<typeof widened>>['state']);
  // @ts-expect-error: the field may be empty
  const grade: string = 'A' as Row['grade'];
  expect([column, value, closed, grade]).toEqual(['first_name', { state: 'Lost' }, 'closed', 'A']);
});

test('an extended object has the columns of both, its own in the place of those it declares again', () => {
  const extended = extendObject(Sample, {
    fields: { Shelf__c: text({ label: 'Shelf', required: true }), First__c: date({ label: 'First' }) },
  });
  expectTypeOf<SpecsOf<typeof extended>['shelf']>().toEqualTypeOf<'text'>();
  expectTypeOf<SpecsOf<typeof extended>['first']>().toEqualTypeOf<'date null'>();
  expectTypeOf<SpecsOf<typeof extended>['last']>().toEqualTypeOf<'text'>();
  expectTypeOf<SpecsOf<typeof extended>['owner_id']>().toEqualTypeOf<'text null'>();
  expect(specsOf(extended.table)).toMatchObject({ shelf: 'text', first: 'date null', last: 'text' });
});
