import { type RawBuilder, sql } from 'kysely';
import type { FormulaField, FormulaType } from './formula-scope.ts';

export type Sql = RawBuilder<unknown>;

/** A part of a formula whose types are known to fit. */
export interface Checked {
  /** `blank`: NULL as written, which fits where any type is expected. */
  readonly type: FormulaType | 'blank';
  readonly at: number;
  readonly picklist?: FormulaField['picklist'];
  /** Of a text as written. */
  readonly literal?: string;
  /** One SQL expression that may stand anywhere: in parentheses where it needs them. */
  readonly sql: Sql;
}

/** The checked arguments of a function, or sides of an operator. */
export interface Call {
  /** As messages call it. */
  readonly name: string;
  readonly at: number;
  readonly given: readonly Checked[];
  /** The moment that the formula speaks of. */
  readonly now: Sql;
  /** @throws FormulaError */
  fail(at: number, reason: string): never;
}

export type Check = (call: Call) => Checked;

const typeNames: Readonly<Record<FormulaType | 'blank', string>> = {
  text: 'a text',
  number: 'a number',
  date: 'a date',
  dateTime: 'a date with time',
  boolean: 'true or false',
  blank: 'blank',
};

export const typeName = ({ type, picklist }: Pick<Checked, 'type' | 'picklist'>): string =>
  picklist === 'many' ? 'a multi-select picklist' : picklist === 'one' ? 'a picklist' : typeNames[type];

const picklistHelp = {
  one: 'Use TEXT, ISPICKVAL or CASE with it.',
  many: 'Use INCLUDES with it.',
};

function helpFor(wanted: FormulaType, { type, picklist }: Checked): string {
  if (picklist) return ` ${picklistHelp[picklist]}`;
  if (wanted === 'text' && type !== 'boolean') return ' TEXT makes a text of it.';
  if (wanted === 'text') return ' IF makes a text of it.';
  if (wanted === 'number' && type === 'text') return ' VALUE makes a number of it.';
  if (wanted === 'date' && type !== 'boolean' && type !== 'number') return ' DATEVALUE makes a date of it.';
  if (wanted === 'dateTime' && (type === 'text' || type === 'date'))
    return ' DATETIMEVALUE makes a date with time of it.';
  return '';
}

/** @throws FormulaError at the argument unless it has the type. Picklists are no texts here. */
export function assertType(call: Call, given: Checked, wanted: FormulaType): void {
  if (given.type === 'blank' || (given.type === wanted && !given.picklist)) return;
  call.fail(
    given.at,
    `${call.name} takes ${typeNames[wanted]} here, not ${typeName(given)}.${helpFor(wanted, given)}`,
  );
}

const wrongCount = (call: Call, wanted: string): never =>
  call.fail(
    call.at,
    `${call.name} takes ${wanted} ${wanted === '1' ? 'argument' : 'arguments'}, not ${call.given.length}.`,
  );

export function noArgument(call: Call): void {
  if (call.given.length > 0) wrongCount(call, 'no');
}

export function oneArgument(call: Call): Checked {
  const [only] = call.given;
  return only && call.given.length === 1 ? only : wrongCount(call, '1');
}

export function twoArguments(call: Call): readonly [Checked, Checked] {
  const [first, second] = call.given;
  return first && second && call.given.length === 2 ? [first, second] : wrongCount(call, '2');
}

export function threeArguments(call: Call): readonly [Checked, Checked, Checked] {
  const [first, second, third] = call.given;
  return first && second && third && call.given.length === 3 ? [first, second, third] : wrongCount(call, '3');
}

export function someArguments(call: Call): readonly Checked[] {
  return call.given.length > 0 ? call.given : wrongCount(call, '1 or more');
}

/** The type that several parts share, NULL fitting every type; `blank` when all are NULL. @throws FormulaError */
export function sharedType(call: Call, parts: readonly Checked[]): FormulaType | 'blank' {
  const first = parts.find(({ type }) => type !== 'blank');
  if (!first || first.type === 'blank') return 'blank';
  for (const part of parts) assertType(call, part, first.type);
  return first.type;
}

const sqlTypes: Readonly<Record<FormulaType, Sql>> = {
  text: sql`text`,
  number: sql`numeric`,
  date: sql`date`,
  dateTime: sql`timestamptz`,
  boolean: sql`boolean`,
};

/** The SQL of a part where a type is known: NULL gets it, so that PostgreSQL need not guess. */
export const sqlAs = (part: Checked, type: FormulaType | 'blank'): Sql =>
  part.type === 'blank' ? sql`null::${sqlTypes[type === 'blank' ? 'text' : type]}` : part.sql;

/** A text for which blank is `''`. */
export const notNull = (part: Checked): Sql =>
  part.literal === undefined ? sql`coalesce(${sqlAs(part, 'text')}, '')` : part.sql;
