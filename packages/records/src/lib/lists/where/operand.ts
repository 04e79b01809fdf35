import type { FilterValue } from '../../objects/list-view.ts';
import { FilterError } from '../../query/condition.ts';
import type { WhereValue } from './read-where.ts';

const operandError = (name: string): FilterError =>
  new FilterError(
    `${name}: a value, { value: … }, { literal: TODAY } or { range: { last_n_days: 3 } } is expected.`,
  );

/** `{ last_n_days: 3 }` is the relative date `LAST_N_DAYS:3`. */
function rangeOf(value: WhereValue, name: string): string {
  const [only, ...more] = value.kind === 'object' ? value.members : [];
  const [unit, count] = only ?? [];
  if (more.length > 0 || unit === undefined || count?.kind !== 'scalar' || !Number.isInteger(count.value)) {
    throw operandError(name);
  }
  return `${unit.toUpperCase()}:${count.value}`;
}

/** One value that the field `name` is compared with, in any of the forms of dates. */
export function operandOf(value: WhereValue, name: string): FilterValue {
  if (value.kind === 'scalar') return value.value;
  const [only, ...more] = value.kind === 'object' ? value.members : [];
  const [kind, inner] = only ?? [];
  if (inner === undefined || more.length > 0) throw operandError(name);
  if (kind === 'range') return rangeOf(inner, name);
  if ((kind === 'value' || kind === 'literal') && inner.kind === 'scalar') return inner.value;
  throw operandError(name);
}

const most = 200;

/** A list of values; one alone is a list too. */
export function operandsOf(value: WhereValue, name: string): readonly FilterValue[] {
  const items = value.kind === 'list' ? value.items : [value];
  if (items.length > most) throw new FilterError(`${name}: ${most} values at most are compared.`);
  return items.map((item) => operandOf(item, name));
}
