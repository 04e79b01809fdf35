import type { Column, Index, Table } from '@relab/database';
import { type Field, isStored } from './field.ts';
import { historyTrigger } from './history-trigger.ts';
import { columnName, tableName } from './names.ts';

const literal = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** Whole numbers are stored as such, so that they come back as numbers. */
function numberType({ precision = 18, scale = 0 }: Field): string {
  if (scale === 0 && precision <= 9) return 'integer';
  return scale === 0 && precision <= 18 ? 'bigint' : `numeric(${precision}, ${scale})`;
}

function sqlType(field: Field): string {
  if (field.composedOf) {
    const parts = field.composedOf.map((name) => `coalesce(${columnName(name)} || ' ', '')`);
    return `text generated always as (rtrim(${parts.join(' || ')})) stored`;
  }
  switch (field.kind) {
    case 'number':
      return numberType(field);
    case 'currency':
    case 'percent':
      return `numeric(${field.precision}, ${field.scale})`;
    case 'date':
      return 'date';
    case 'dateTime':
      return 'timestamptz(3)';
    case 'boolean':
      return 'boolean';
    case 'id':
    case 'reference':
    case 'autoNumber':
      return 'text';
    default:
      return `varchar(${field.length})`;
  }
}

/** What a picklist may hold; several values stand in one column as `A;B`. */
function choices({ kind, values = [] }: Field): Pick<Column, 'values' | 'separator'> {
  if (kind !== 'picklist' && kind !== 'multiPicklist') return {};
  const own = { values: values.map(({ value }) => value) };
  return kind === 'picklist' ? own : { ...own, separator: ';' };
}

const sequenceName = (table: string, column: string): string => `${table}_${column}_seq`;

function defaultOf(field: Field, table: string, column: string): string | undefined {
  if (field.kind === 'autoNumber') {
    // The nines let a number grow past its zeros.
    const zeros = `999999999${'0'.repeat(field.digits ?? 8)}`;
    return `${literal(field.prefix ?? '')} || to_char(nextval('${sequenceName(table, column)}'), 'FM${zeros}')`;
  }
  return field.default === undefined ? undefined : literal(field.default);
}

function fieldColumn(table: string, apiName: string, field: Field): Column {
  const name = columnName(apiName);
  const byDefault = defaultOf(field, table, name);
  return {
    name,
    type: sqlType(field),
    ...(field.required || field.kind === 'boolean' ? { required: true } : {}),
    ...(field.unique ? { unique: true } : {}),
    ...(field.indexed ? { indexed: true } : {}),
    ...(byDefault === undefined ? {} : { default: byDefault }),
    ...choices(field),
    ...(field.to === undefined ? {} : { references: tableName(field.to) }),
  };
}

/** Times are stored in milliseconds, as they travel. The creator is not a foreign key: guests create records too. */
const auditColumns: readonly Column[] = [
  { name: 'created_date', type: 'timestamptz(3)', required: true, default: 'now()', indexed: true },
  { name: 'created_by_id', type: 'text' },
  { name: 'last_modified_date', type: 'timestamptz(3)', required: true, default: 'now()' },
  { name: 'last_modified_by_id', type: 'text' },
  { name: 'system_modstamp', type: 'timestamptz(3)', required: true, default: 'now()' },
  { name: 'is_deleted', type: 'boolean', required: true, default: 'false' },
];

export function objectTable(
  apiName: string,
  fields: Readonly<Record<string, Field>>,
  indexes: readonly Index[] = [],
): Table {
  const name = tableName(apiName);
  const stored = Object.entries(fields).filter(([, field]) => isStored(field));
  const own = stored.map(([field, declared]) => fieldColumn(name, field, declared));
  const sequences = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'autoNumber')
    .map(([field]) => sequenceName(name, columnName(field)));
  const triggers = [historyTrigger(name, fields)];
  return {
    name,
    columns: [...own, ...auditColumns],
    sequences,
    liveRows: 'not is_deleted',
    indexes,
    triggers,
  };
}
