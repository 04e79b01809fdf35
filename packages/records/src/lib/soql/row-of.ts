import { apiVersion } from '@relab/contract';
import type { RecordRepresentation, SobjectRow } from '@relab/contract/records';
import type { Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { type Selection, select } from '../query/selection.ts';

/** The parts of a compound field, as paths beside its own. */
function partsOf(selection: Selection, path: readonly string[]): readonly (readonly string[])[] {
  const [name = '', ...rest] = path;
  if (rest.length > 0) {
    const nested = selection.nested.get(name)?.selection;
    return nested ? partsOf(nested, rest).map((part) => [name, ...part]) : [];
  }
  return Object.values(selection.object.allFields[name]?.parts ?? {}).map((part) => [part]);
}

/** Adds a path, and what its value is made of; false for one that the reader may not read. */
export function selectPath(selection: Selection, path: readonly string[], reader: Reader): boolean {
  if (!select(selection, path, reader)) return false;
  for (const part of partsOf(selection, path)) select(selection, part, reader);
  return true;
}

type Value = SobjectRow[string];

const isRecord = (value: unknown): value is RecordRepresentation =>
  typeof value === 'object' && value !== null;

/** A value as these calls write it: moments with an offset in digits, addresses by their parts. */
function rowValue(object: ObjectDeclaration, { fields }: RecordRepresentation, name: string): Value {
  const read = (field: string): Value => {
    const value = fields[field]?.value;
    return value === undefined || isRecord(value) ? null : value;
  };
  const { kind, parts } = object.allFields[name] ?? {};
  if (parts) {
    const values = Object.entries(parts).map(([part, field]) => [part, read(field)] as const);
    return values.every(([, value]) => value === null) ? null : Object.fromEntries(values);
  }
  const value = read(name);
  return kind === 'dateTime' && typeof value === 'string' ? value.replace(/Z$/, '+0000') : value;
}

const rowPath = (apiName: string, id: string): string =>
  `/services/data/${apiVersion}/sobjects/${apiName}/${id}`;

/** A row while it is built. */
interface GrowingRow {
  [name: string]: SobjectRow[string] | GrowingRow;
}

const begin = ({ apiName, id }: RecordRepresentation): GrowingRow => ({
  attributes: { type: apiName, url: rowPath(apiName, id) },
});

function put(
  row: GrowingRow,
  record: RecordRepresentation,
  selection: Selection,
  [name = '', ...rest]: readonly string[],
): void {
  if (rest.length === 0) {
    row[name] = rowValue(selection.object, record, name);
    return;
  }
  const inner = record.fields[name]?.value;
  const nested = selection.nested.get(name)?.selection;
  if (!isRecord(inner) || !nested) {
    row[name] = null;
    return;
  }
  const known = row[name];
  const below = typeof known === 'object' && known !== null ? { ...known } : begin(inner);
  row[name] = below;
  put(below, inner, nested, rest);
}

/** A record with the requested fields, in the order of the request. */
export function rowOf(
  record: RecordRepresentation,
  selection: Selection,
  paths: readonly (readonly string[])[],
): SobjectRow {
  const row = begin(record);
  for (const path of paths) put(row, record, selection, path);
  return row;
}
