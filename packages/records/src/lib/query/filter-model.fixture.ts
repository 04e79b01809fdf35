import type { FieldKind } from '../objects/field.ts';
import type { ListOperator } from '../objects/list-view.ts';
import {
  accountIds,
  type Cell,
  type Cells,
  instruments,
  labs,
  type ReaderName,
  repairs,
  userIds,
  users,
} from './filter-rows.fixture.ts';

/** What a filter is compared with: a value, or what a date means, from the first moment to the one after the last. */
export type Operand = Cell | Span;

export interface Span {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  /** Counted backward from now: compared by its first moment (decision 0120). */
  readonly isBackward?: boolean;
}

/** The records that somebody sees, without those that are deleted. What is shown to all, everybody sees. */
export function visible(name: ReaderName): readonly Cells[] {
  return instruments.filter(({ IsDeleted, Public__c, OwnerId, Account__c }) => {
    if (IsDeleted !== false) return false;
    if (name === 'seller' && OwnerId === userIds[0]) return true;
    if (name === 'buyer' && Account__c === accountIds[0]) return true;
    return name === 'clerk' || Public__c === true;
  });
}

const day = 86_400_000;
const later = (moment: Cell | undefined, by: number): string | null =>
  typeof moment === 'string' ? new Date(Date.parse(moment) + by).toISOString() : null;

/** To so many digits after the point, as the database would have them. */
const round = (value: number): number => Number(value.toFixed(6));
const times = (value: Cell | undefined, by: number): number | null =>
  typeof value === 'number' ? round(value * by) : null;

function labOf({ Lab__c }: Cells, reader: ReaderName | 'formula'): Cells | undefined {
  const lab = labs.find(({ Id }) => Id === Lab__c);
  if (!lab || lab.IsDeleted === true) return undefined;
  return reader === 'buyer' && lab.Account__c !== accountIds[0] ? undefined : lab;
}

/** The value of a field of an instrument as somebody sees it; also through its references. */
export function cellOf(row: Cells, name: string, reader: ReaderName): Cell {
  const { Price__c: price = null, Cost__c: cost = null, Discount__c: discount = null } = row;
  const below = repairs.filter(
    ({ Instrument__c, IsDeleted }) => Instrument__c === row.Id && IsDeleted === false,
  );
  const costs = below.flatMap(({ Cost__c }) => (typeof Cost__c === 'number' ? [Cost__c] : []));
  switch (name) {
    case 'Tag__c':
      return `${row.Number__c} ${row.Name}`;
    case 'Asking__c':
      return times(price, 2) ?? 0;
    case 'Margin__c':
      return typeof price === 'number' && typeof cost === 'number' ? price - cost : null;
    case 'Valued__c':
      return Number(price) > 1000;
    case 'Share__c':
    case 'Same__c':
      return times(discount, 0.5);
    case 'Thousandths__c':
      return times(discount, 5);
    case 'Net__c':
      return typeof discount === 'number' ? times(price, 1 - discount / 100) : null;
    case 'Due__c':
      return later(row.Built__c, 30 * day)?.slice(0, 10) ?? null;
    case 'Again__c':
      return later(row.Checked__c, day);
    case 'Where__c':
      return labOf(row, 'formula')?.Name ?? null;
    case 'Repairs__c':
      return below.length;
    case 'OpenRepairs__c':
      return below.filter(({ Status__c }) => Status__c !== 'Done').length;
    case 'RepairCost__c':
      return costs.reduce((sum, one) => sum + one, 0);
    case 'Cheapest__c':
      return costs.length === 0 ? null : Math.min(...costs);
    case 'Latest__c':
      return (
        below
          .map(({ CreatedDate }) => String(CreatedDate))
          .sort()
          .at(-1) ?? null
      );
    case 'Owner.Email':
      return users.find(({ Id }) => Id === row.OwnerId)?.Email ?? null;
    default: {
      const [reference, field = ''] = name.split('.');
      return (reference === 'Lab__r' ? labOf(row, reader)?.[field] : row[name]) ?? null;
    }
  }
}

const lower = (value: unknown): string => String(value).toLowerCase();

function inOrder(operator: ListOperator, order: number): boolean {
  if (operator === 'lessThan') return order < 0;
  if (operator === 'lessOrEqual') return order <= 0;
  return operator === 'greaterThan' ? order > 0 : order >= 0;
}

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Before a span, within it or after it. */
function inTime(value: string, operand: Operand): number {
  const { from, to } =
    typeof operand === 'object' && operand ? operand : { from: String(operand), to: String(operand) };
  const at = Date.parse(value);
  return at < Date.parse(from) ? -1 : at >= Date.parse(to) ? 1 : 0;
}

const parts = (text: Operand): readonly string[] =>
  String(text)
    .split(';')
    .map((part) => part.trim())
    .sort();

/** Whether a present value matches one present operand, by a positive operator. */
function fits(
  kind: FieldKind,
  value: Exclude<Cell, null>,
  operator: ListOperator,
  operand: Operand,
): boolean {
  if (operator === 'contains') return lower(value).includes(lower(operand));
  if (operator === 'startsWith') return lower(value).startsWith(lower(operand));
  if (operator === 'includes') return parts(operand).every((part) => parts(value).includes(part));
  switch (kind) {
    case 'id':
    case 'reference':
      return String(value).startsWith(String(operand)) && String(operand).length >= 15;
    case 'picklist':
      return value === operand;
    case 'multiPicklist':
      return parts(value).join() === parts(operand).join();
    case 'boolean':
      return value === operand;
    default:
  }
  const isTime = kind === 'date' || kind === 'dateTime';
  const isNumber = kind === 'number' || kind === 'currency' || kind === 'percent';
  if (isTime && operator !== 'equals' && typeof operand === 'object' && operand?.isBackward)
    return inOrder(operator, Date.parse(String(value)) < Date.parse(operand.from) ? -1 : 1);
  const order = isTime
    ? inTime(String(value), operand)
    : isNumber
      ? compare(Number(value), Number(operand))
      : compare(lower(value), lower(operand));
  return operator === 'equals' ? order === 0 : inOrder(operator, order);
}

const opposites: Readonly<Partial<Record<ListOperator, ListOperator>>> = {
  notEqual: 'equals',
  notContain: 'contains',
  excludes: 'includes',
};

/** Any of the operands will do; none means an empty field. Negative operators match all others. */
export function holds(
  kind: FieldKind,
  value: Cell,
  operator: ListOperator,
  operands: readonly Operand[],
): boolean {
  const opposite = opposites[operator];
  if (opposite) return !holds(kind, value, opposite, operands);
  const all = operands.length === 0 ? [null] : operands;
  return all.some((operand) =>
    operand === null || operand === ''
      ? value === null
      : value !== null && fits(kind, value, operator, operand),
  );
}
