import { createHash } from 'node:crypto';
import type { Index } from '@relab/database';
import { type Field, type FieldKind, isStored } from './field.ts';
import { filterPredicate } from './filter-predicate.ts';
import type { ListView } from './list-view.ts';
import { columnName, tableName } from './names.ts';

type Fields = Readonly<Record<string, Field>>;
type Views = Readonly<Record<string, ListView>>;

const live = 'not is_deleted';

/** Names in PostgreSQL have 63 bytes; a longer one is cut and made unique by a hash. */
export function indexName(table: string, columns: readonly string[], kind: string): string {
  const name = `${table}_${columns.join('_')}_${kind}`;
  if (name.length <= 63) return name;
  return `${name.slice(0, 48)}_${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
}

/** One step of an order that the table itself can be read in. */
interface Step {
  readonly column: string;
  readonly down: boolean;
  readonly nullable: boolean;
}

function stepsOf(sortBy: readonly string[], fields: Fields): readonly Step[] | undefined {
  const steps = sortBy.map((name) => {
    const field = fields[name.replace(/^-/, '')];
    return field && isStored(field)
      ? {
          column: columnName(name.replace(/^-/, '')),
          down: name.startsWith('-'),
          nullable: !(field.required || field.kind === 'boolean'),
        }
      : undefined;
  });
  const own = steps.filter((step) => step !== undefined);
  return own.length > 0 && own.length === steps.length ? own : undefined;
}

/**
 * An index for the order of a list view, as pages are read in it: empty values, where there may be any, first when
 * ascending and last when descending, then by id in the direction of the first step. Read backwards it serves the
 * opposite order, so every index begins ascending.
 */
function orderIndex(table: string, steps: readonly Step[]): Index {
  const turned = steps[0]?.down ?? false;
  const columns = steps.map(({ column, down, nullable }) => {
    const empty = nullable ? (down === turned ? ' nulls first' : ' nulls last') : '';
    return `"${column}" ${down === turned ? 'asc' : 'desc'}${empty}`;
  });
  const names = steps.map(({ column, down }) => (down === turned ? column : `${column}_down`));
  return { name: indexName(table, names, 'order'), columns: [...columns, 'id'], where: live };
}

const searched: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'phone',
  'url',
  'autoNumber',
  'personName',
]);

/** True for texts that stand in the record itself and that a search in a list looks into. */
export const isSearched = (field: Field): boolean => searched.has(field.kind) && isStored(field);

/** The texts that searches in lists look into: the name and the columns of the views. */
function searchIndex(table: string, fields: Fields, nameField: string, views: Views): Index | undefined {
  const shown = Object.values(views).flatMap(({ columns }) => columns);
  const names = [...new Set([nameField, ...shown])].filter((name) => {
    const field = fields[name];
    return field !== undefined && isSearched(field);
  });
  if (names.length === 0) return undefined;
  const columns = names.map((name) => `"${columnName(name)}"`);
  const name = indexName(table, ['list'], 'trgm');
  return { name, columns, method: 'gin', operatorClass: 'gin_trgm_ops', where: live };
}

/**
 * Texts that are unique, or declared to be looked for, are what records are looked up by: filters compare texts without case,
 * and programs read all records in the order of what is unique.
 */
const lookupIndexes = (table: string, fields: Fields): readonly Index[] =>
  Object.entries(fields).flatMap(([name, field]): Index[] => {
    if (!isSearched(field) || !(field.unique || field.indexed)) return [];
    const column = columnName(name);
    const compared = {
      name: indexName(table, [column], 'lower'),
      columns: [`lower("${column}")`],
      where: live,
    };
    const steps = field.unique ? stepsOf([name], fields) : undefined;
    return steps ? [compared, orderIndex(table, steps)] : [compared];
  });

/**
 * For a view that filters: its order among the very records that it shows. Otherwise a page of a few among a million is looked for
 * in all of them.
 */
function viewIndex(table: string, fields: Fields, name: string, view: ListView): Index | undefined {
  const steps = stepsOf(view.sortBy ?? [], fields);
  const shown = view.logic === undefined ? filterPredicate(view.filters ?? [], fields) : undefined;
  if (!steps || shown === undefined) return undefined;
  const { columns } = orderIndex(table, steps);
  return { name: indexName(table, [columnName(name)], 'view'), columns, where: `${live} and ${shown}` };
}

/** What makes pages and searches of an object's list views quick at any number of records, and filters by what is unique. */
export function listIndexes(
  apiName: string,
  fields: Fields,
  nameField: string,
  views: Views,
): readonly Index[] {
  const table = tableName(apiName);
  const orders = Object.values(views).flatMap(({ sortBy = [] }) => {
    const steps = stepsOf(sortBy, fields);
    return steps ? [orderIndex(table, steps)] : [];
  });
  const filtered = Object.entries(views).flatMap(([name, view]) => {
    const index = viewIndex(table, fields, name, view);
    return index ? [index] : [];
  });
  const search = searchIndex(table, fields, nameField, views);
  const all = [...orders, ...filtered, ...(search ? [search] : []), ...lookupIndexes(table, fields)];
  const byName = new Map(all.map((index) => [index.name, index]));
  return [...byName.values()];
}
