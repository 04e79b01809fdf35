import {
  type Check,
  type Column,
  type Index,
  literal,
  partName,
  quote,
  type Table,
  type Trigger,
} from './table.ts';
import { createTrigger, dropTrigger, renameTrigger } from './trigger.ts';

/** An index, a constraint or a trigger of a table, whether a column or the table declares it. */
export type Part =
  | { readonly kind: 'index'; readonly name: string; readonly index: Index; readonly column?: Column }
  | {
      readonly kind: 'check';
      readonly name: string;
      readonly condition: string;
      readonly column?: Column;
    }
  | { readonly kind: 'reference'; readonly name: string; readonly column: Column; readonly to: string }
  | {
      readonly kind: 'trigger';
      readonly name: string;
      readonly trigger: Trigger;
      readonly column?: undefined;
    };

/** A part that is a constraint to the database. */
export type Constraint = Extract<Part, { readonly kind: 'check' | 'reference' }>;

/** What the declared values of a column mean as SQL. */
function amongValues({ name, values, separator }: Column): string | undefined {
  if (!values) return undefined;
  if (values.length === 0) return `${quote(name)} is null`;
  const allowed = values.map(literal).join(', ');
  return separator === undefined
    ? `${quote(name)} in (${allowed})`
    : `string_to_array(${quote(name)}, ${literal(separator)}) <@ array[${allowed}]`;
}

function checkOf(column: Column): string | undefined {
  const among = amongValues(column);
  return among === undefined || column.check === undefined
    ? (among ?? column.check)
    : `(${among}) and (${column.check})`;
}

function columnParts(table: Table, column: Column): readonly Part[] {
  const parts: Part[] = [];
  const columns = [quote(column.name)];
  const condition = checkOf(column);
  if (condition !== undefined)
    parts.push({ kind: 'check', name: partName(table.name, column.name, 'check'), condition, column });
  if (column.unique) {
    const name = partName(table.name, column.name, 'key');
    const live = table.liveRows === undefined ? {} : { where: table.liveRows };
    parts.push({ kind: 'index', name, index: { name, columns, unique: true, ...live }, column });
  } else if (column.indexed || column.references !== undefined) {
    const name = partName(table.name, column.name, 'idx');
    parts.push({ kind: 'index', name, index: { name, columns }, column });
  }
  if (column.references !== undefined) {
    const name = partName(table.name, column.name, 'fk');
    parts.push({ kind: 'reference', name, column, to: column.references });
  }
  return parts;
}

/** All indexes, constraints and triggers of a table but its primary key; always in the same order. */
export const partsOf = (table: Table): readonly Part[] => [
  ...table.columns.flatMap((column) => columnParts(table, column)),
  ...(table.indexes ?? []).map((index): Part => ({ kind: 'index', name: index.name, index })),
  ...(table.checks ?? []).map(({ name, condition }: Check): Part => ({ kind: 'check', name, condition })),
  ...(table.triggers ?? []).map((trigger): Part => ({ kind: 'trigger', name: trigger.name, trigger })),
];

/** `lower(name) desc nulls last` → `lower(name)` and ` desc nulls last`. */
export function splitOrder(column: string): readonly [expression: string, order: string] {
  const [order = ''] = /(\s+(asc|desc))?(\s+nulls\s+(first|last))?\s*$/i.exec(column) ?? [];
  return [column.slice(0, column.length - order.length), order];
}

function createIndex(table: string, { name, columns, method, operatorClass, where, unique }: Index): string {
  const keys = columns.map((column) => {
    if (operatorClass === undefined) return column;
    const [expression, order] = splitOrder(column);
    return `${expression} ${operatorClass}${order}`;
  });
  const using = method === undefined ? '' : ` using ${method}`;
  const rows = where === undefined ? '' : ` where ${where}`;
  return `create ${unique ? 'unique ' : ''}index ${quote(name)} on ${quote(table)}${using} (${keys.join(', ')})${rows}`;
}

/** What follows `constraint` in SQL. */
export function constraint(part: Constraint): string {
  if (part.kind === 'check') return `${quote(part.name)} check (${part.condition})`;
  const { name, onDelete } = part.column;
  const then = onDelete === undefined ? '' : ` on delete ${onDelete}`;
  return `${quote(part.name)} foreign key (${quote(name)}) references ${quote(part.to)} (id)${then}`;
}

/** SQL that makes the part; two parts with the same text are the same. */
export function createPart(table: string, part: Part): string {
  switch (part.kind) {
    case 'index':
      return createIndex(table, part.index);
    case 'trigger':
      return createTrigger(table, part.trigger);
    default:
      return `alter table ${quote(table)} add constraint ${constraint(part)}`;
  }
}

export function dropPart(table: string, { kind, name }: Part): string {
  switch (kind) {
    case 'index':
      return `drop index if exists ${quote(name)}`;
    case 'trigger':
      return dropTrigger(table, name);
    default:
      return `alter table ${quote(table)} drop constraint if exists ${quote(name)}`;
  }
}

export function renamePart(table: string, { kind, name }: Part, to: string): string {
  switch (kind) {
    case 'index':
      return `alter index ${quote(name)} rename to ${quote(to)}`;
    case 'trigger':
      return renameTrigger(table, name, to);
    default:
      return `alter table ${quote(table)} rename constraint ${quote(name)} to ${quote(to)}`;
  }
}

/** What the part means, for the log: `listing.maker_id refers to maker`. Nothing of a trigger, which follows its columns. */
export function describePart(table: string, part: Part): string {
  if (part.kind === 'trigger') return '';
  const subject = `${table}.${part.column?.name}`;
  if (part.kind === 'reference') return `${subject} refers to ${part.to}`;
  if (!part.column) return `${table} has the ${part.kind} ${part.name}`;
  if (part.kind === 'check') return `${subject} is checked`;
  return part.index.unique ? `${subject} is unique` : `${subject} is indexed`;
}

/** Needed to be quick, and not for what is stored to be right: it may come while the table is in use. */
export const maybeBuiltLater = (part: Part): boolean => part.kind === 'index' && !part.index.unique;
