import { type Field, isStored } from './field.ts';
import type { ListFilter, ListOperator } from './list-view.ts';
import { columnName } from './names.ts';

const signs: Readonly<Partial<Record<ListOperator, string>>> = {
  lessThan: '<',
  lessOrEqual: '<=',
  greaterThan: '>',
  greaterOrEqual: '>=',
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** One filter in the words in which `query/condition.ts` writes it for known values, or PostgreSQL would not see that they agree. */
function partOf({ field: name, operator, value }: ListFilter, field: Field): string | undefined {
  const column = `"${columnName(name)}"`;
  if (field.kind === 'boolean' && operator === 'equals' && typeof value === 'boolean')
    return `${column} = ${value}`;
  if (field.kind === 'picklist' && operator === 'equals' && typeof value === 'string' && value !== '')
    return `${column} = any(array[${quoted(value)}]::text[])`;
  const sign = signs[operator];
  const isNumber = field.kind === 'number' || field.kind === 'currency' || field.kind === 'percent';
  return isNumber && sign !== undefined && typeof value === 'number'
    ? `${column} ${sign} ${value}::numeric`
    : undefined;
}

/**
 * Filters as the condition of an index; undefined without any, and for those that depend on more than their own columns
 * and constants alone, such as dates that are relative.
 */
export function filterPredicate(
  filters: readonly ListFilter[],
  fields: Readonly<Record<string, Field>>,
): string | undefined {
  const parts = filters.map((filter) => {
    const field = fields[filter.field];
    return field && isStored(field) ? partOf(filter, field) : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  return known.length > 0 && known.length === parts.length ? known.join(' and ') : undefined;
}
