/** A parsed SQL type: `numeric(18, 2)` is `{ name: 'numeric', sizes: [18, 2] }`. */
interface ColumnType {
  readonly name: string;
  readonly sizes: readonly number[];
}

const aliases: Readonly<Record<string, string>> = {
  'character varying': 'varchar',
  int2: 'smallint',
  int: 'integer',
  int4: 'integer',
  int8: 'bigint',
  decimal: 'numeric',
  bool: 'boolean',
  'timestamp with time zone': 'timestamptz',
};

function parseType(text: string): ColumnType {
  const [, name = text, sizes = ''] = /^([a-z0-9_ ]+?)\s*(?:\(([\d\s,]*)\))?$/.exec(text.toLowerCase()) ?? [];
  return {
    name: aliases[name] ?? name,
    sizes: sizes === '' ? [] : sizes.split(',').map(Number),
  };
}

interface IntegerType {
  readonly min: string;
  readonly max: string;
  /** All numbers of so many digits are in it. */
  readonly digits: number;
}

const integerTypes: Readonly<Record<string, IntegerType>> = {
  smallint: { min: '-32768', max: '32767', digits: 5 },
  integer: { min: '-2147483648', max: '2147483647', digits: 10 },
  bigint: { min: '-9223372036854775808', max: '9223372036854775807', digits: 19 },
};

const isText = ({ name }: ColumnType): boolean => name === 'text' || name === 'varchar';
const isNumber = ({ name }: ColumnType): boolean => name === 'numeric' || integerTypes[name] !== undefined;

/** Of text: characters at most. */
const lengthOf = ({ sizes: [length = Number.POSITIVE_INFINITY] }: ColumnType): number => length;

/** Digits before and after the point that every number of the type fits in. */
function digitsOf({ name, sizes }: ColumnType): readonly [before: number, after: number] {
  const integer = integerTypes[name];
  if (integer) return [integer.digits, 0];
  const [precision, scale = 0] = sizes;
  const every = Number.POSITIVE_INFINITY;
  return precision === undefined ? [every, every] : [precision - scale, scale];
}

/** True when every value of one type is a value of the other. */
function widens(from: ColumnType, to: ColumnType): boolean {
  if (isText(from) && isText(to)) return lengthOf(from) <= lengthOf(to);
  if (isNumber(from) && isText(to)) return lengthOf(to) === Number.POSITIVE_INFINITY;
  if (isNumber(from) && to.name === 'numeric') {
    const [before, after] = digitsOf(from);
    const [room, places] = digitsOf(to);
    return before <= room && after <= places;
  }
  if (integerTypes[from.name] && integerTypes[to.name]) return digitsOf(from)[0] <= digitsOf(to)[0];
  const fractions = ({ sizes: [digits = 6] }: ColumnType): number => digits;
  return from.name === 'timestamptz' && to.name === 'timestamptz' && fractions(from) <= fractions(to);
}

/** Of an SQL number: it is exactly a number of the type. */
function numberFits(value: string, to: ColumnType): string {
  const integer = integerTypes[to.name];
  if (integer) return `${value} = trunc(${value}) and ${value} between ${integer.min} and ${integer.max}`;
  const [room, places] = digitsOf(to);
  if (room === Number.POSITIVE_INFINITY) return 'true';
  return `${value} = round(${value}, ${places}) and abs(${value}) < 1e${room}::numeric`;
}

// Forty digits are more than any type here holds, and few enough to be cast; a leading zero or a plus would get lost.
const integerText = '^(0|-?[1-9][0-9]{0,39})$';
const numberText = '^-?(0|[1-9][0-9]{0,39})([.][0-9]{1,40})?$';

/**
 * SQL that holds for a filled value of one type which is a value of the other too, never failing itself; undefined when
 * no value of the type is safe. `own` is the column, quoted.
 */
export function fitsType(from: string, to: string, own: string): string | undefined {
  const [before, after] = [parseType(from), parseType(to)];
  if (widens(before, after)) return 'true';
  if ((isText(before) || isNumber(before)) && isText(after))
    return `char_length(${own}::text) <= ${lengthOf(after)}`;
  if (isNumber(before) && isNumber(after)) return numberFits(`${own}::numeric`, after);
  if (isText(before) && isNumber(after)) {
    const pattern = after.name === 'numeric' ? numberText : integerText;
    return `case when ${own} ~ '${pattern}' then ${numberFits(`${own}::numeric`, after)} else false end`;
  }
  if (isText(before) && after.name === 'boolean') return `${own} in ('true', 'false')`;
  if (before.name === 'timestamptz' && after.name === 'timestamptz') return `${own} = ${own}::${to}`;
  return undefined;
}
