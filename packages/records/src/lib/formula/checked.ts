import { type RawBuilder, sql } from 'kysely';
import type { FormulaField, FormulaType } from './formula-scope.ts';

export type Sql = RawBuilder<unknown>;

/** A part of a formula whose types fit. */
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
  readonly args: readonly Checked[];
  /** The moment of TODAY and NOW. */
  readonly now: Sql;
  /** @throws FormulaError */
  fail(at: number, reason: string): never;
}

export type Check = (call: Call) => Checked;

/** What a call gives. */
export const result = ({ at }: Call, type: Checked['type'], value: Sql): Checked => ({
  type,
  at,
  sql: value,
});

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

function helpFor(expected: FormulaType, { type, picklist }: Checked): string {
  if (picklist) return ` ${picklistHelp[picklist]}`;
  if (expected === 'text' && type !== 'boolean') return ' TEXT makes a text of it.';
  if (expected === 'text') return ' IF makes a text of it.';
  if (expected === 'number' && type === 'text') return ' VALUE makes a number of it.';
  if (expected === 'date' && type !== 'boolean' && type !== 'number') return ' DATEVALUE makes a date of it.';
  if (expected === 'dateTime' && (type === 'text' || type === 'date'))
    return ' DATETIMEVALUE makes a date with time of it.';
  return '';
}

/** @throws FormulaError at the argument unless it has the type. Picklists are no texts here. */
export function assertType(call: Call, part: Checked, expected: FormulaType): void {
  if (part.type === 'blank' || (part.type === expected && !part.picklist)) return;
  call.fail(
    part.at,
    `${call.name} takes ${typeNames[expected]} here, not ${typeName(part)}.${helpFor(expected, part)}`,
  );
}

const wrongCount = (call: Call, expected: string): never =>
  call.fail(
    call.at,
    `${call.name} takes ${expected} ${expected === '1' ? 'argument' : 'arguments'}, not ${call.args.length}.`,
  );

type Counted = readonly [[], [Checked], [Checked, Checked], [Checked, Checked, Checked]];

/** @throws FormulaError unless there are exactly as many arguments */
export function argumentsOf<Count extends 0 | 1 | 2 | 3>(call: Call, count: Count): Readonly<Counted[Count]> {
  if (call.args.length !== count) wrongCount(call, count === 0 ? 'no' : String(count));
  return call.args as Counted[Count];
}

export function someArguments(call: Call): readonly Checked[] {
  return call.args.length > 0 ? call.args : wrongCount(call, '1 or more');
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

/** The SQL of a part with a known type: NULL gets that type, so that PostgreSQL need not guess. */
export const sqlAs = (part: Checked, type: FormulaType | 'blank'): Sql =>
  part.type === 'blank' ? sql`null::${sqlTypes[type === 'blank' ? 'text' : type]}` : part.sql;

/** The SQL of a part that must have the type. @throws FormulaError as `assertType` */
export function sqlOf(call: Call, part: Checked, type: FormulaType): Sql {
  assertType(call, part, type);
  return sqlAs(part, type);
}

/** A text for which blank is `''`. */
export const notNull = (part: Checked): Sql =>
  part.literal === undefined ? sql`coalesce(${sqlAs(part, 'text')}, '')` : part.sql;
