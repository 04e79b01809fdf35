import type { Field } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { type Display, isDisplayed } from './display.ts';
import type { ReadPlan } from './record-query.ts';
import { RecordText } from './record-text.ts';
import { type Row, recordTypeOf, wireValue } from './represent.ts';

const json: (value: unknown) => string = JSON.stringify;

/** Writes a field of a row: `{"displayValue":…,"value":…}`. `currency` is the record's own. */
type FieldWriter = (row: Row, display: Display, currency: string | null) => string;

/** Writes a row as a record; null where a reference leads nowhere. */
type RecordWriter = (row: Row, display: Display) => RecordText | null;

type ColumnReader = (row: Row) => string | null;

function fieldWriter(field: Field, column: string): FieldWriter {
  if (isDisplayed(field.kind))
    return (row, display, currency) => {
      const value = wireValue(field, row[column]);
      return `{"displayValue":${json(display(field, value, currency))},"value":${json(value)}}`;
    };
  return (row) => `{"displayValue":null,"value":${json(wireValue(field, row[column]))}}`;
}

const nothing = '{"displayValue":null,"value":null}';

/** Writes the record that a reference leads to, under its name. */
function nestedWriter(plan: ReadPlan): FieldWriter {
  const write = writerOf(plan);
  const { object, fields } = plan.selection;
  const name = fields.has(object.nameField) ? columnReader(plan, object.nameField) : () => null;
  return (row, display) => {
    const record = write(row, display);
    return record ? `{"displayValue":${json(name(row))},"value":${record.text}}` : nothing;
  };
}

/** A column as text; null where it is empty or not read. */
function columnReader({ selection: { object }, columns }: ReadPlan, name: string): ColumnReader {
  const field = object.allFields[name];
  const column = columns.get(name);
  if (!field || column === undefined) return () => null;
  return (row) => {
    const value = wireValue(field, row[column]);
    return typeof value === 'string' ? value : null;
  };
}

/** `"recordTypeId":…,"recordTypeInfo":…` by the record's type. */
function typeWriter(object: ObjectDeclaration): (id: string | null) => string {
  const textOf = (id: string | null): string => json(recordTypeOf(object, id)).slice(1, -1);
  const master = textOf(null);
  const texts = new Map(object.recordTypes.map(({ id }) => [id, textOf(id)]));
  return (id) => texts.get(id ?? '') ?? master;
}

/** What is the same of all rows is worked out once: names, columns, the kinds of fields. */
function createWriter(plan: ReadPlan): RecordWriter {
  const { object, fields } = plan.selection;
  const read = (name: string): ColumnReader => columnReader(plan, name);
  const [idOf, currencyOf, typeOf] = [
    read('Id'),
    object.fields.CurrencyIsoCode ? read('CurrencyIsoCode') : () => null,
    read('RecordTypeId'),
  ];
  const [modifierOf, modifiedOf, stampOf] = [
    read('LastModifiedById'),
    read('LastModifiedDate'),
    read('SystemModstamp'),
  ];
  const typeText = typeWriter(object);
  const writers: (readonly [string, FieldWriter])[] = [];
  for (const name of fields) {
    const field = object.allFields[name];
    if (field) writers.push([`${json(name)}:`, fieldWriter(field, plan.columns.get(name) ?? '')]);
  }
  for (const [name, nested] of plan.nested)
    writers.push([`${json(name)}:`, nested ? nestedWriter(nested) : () => nothing]);
  const head = `{"apiName":${json(object.apiName)},"childRelationships":{},"fields":{`;

  return (row, display) => {
    const id = idOf(row);
    if (id === null) return null;
    const currency = currencyOf(row);
    let written = '';
    for (const [name, write] of writers)
      written += `${written === '' ? '' : ','}${name}${write(row, display, currency)}`;
    const type = typeOf(row);
    const stamp = stampOf(row);
    const rest = [
      `"id":${json(id)}`,
      `"lastModifiedById":${json(modifierOf(row))}`,
      `"lastModifiedDate":${json(modifiedOf(row))}`,
      typeText(type),
      `"systemModstamp":${json(stamp)}`,
      `"weakEtag":${stamp === null ? 0 : json(Date.parse(stamp))}`,
    ];
    return new RecordText(`${head}${written}},${rest.join(',')}}`, object.apiName, id, type);
  };
}

const writers = new WeakMap<ReadPlan, RecordWriter>();

function writerOf(plan: ReadPlan): RecordWriter {
  const write = writers.get(plan) ?? createWriter(plan);
  writers.set(plan, write);
  return write;
}

/** The row of a query made by `recordQuery`, as it is represented; null where there is none. */
export const represent = (plan: ReadPlan, row: Row, display: Display): RecordText | null =>
  writerOf(plan)(row, display);
