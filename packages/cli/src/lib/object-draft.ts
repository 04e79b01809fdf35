import { wrongArguments } from './command-error.ts';

/** A requested field: the function that declares it, and its arguments. */
export interface FieldDraft {
  readonly name: string;
  readonly kind: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

export interface ObjectDraft {
  readonly apiName: string;
  readonly label: string;
  readonly labelPlural: string;
  readonly keyPrefix: string;
  readonly fields: readonly FieldDraft[];
}

/** What may follow a kind, before `required`, `unique` and `indexed`. */
type Size = 'length' | 'digits' | 'values' | 'object' | 'prefix' | 'nothing';

const kinds: Readonly<Record<string, Size>> = {
  text: 'length',
  longText: 'length',
  richText: 'length',
  email: 'length',
  phone: 'length',
  url: 'length',
  number: 'digits',
  currency: 'digits',
  percent: 'digits',
  date: 'nothing',
  dateTime: 'nothing',
  boolean: 'nothing',
  picklist: 'values',
  multiPicklist: 'values',
  reference: 'object',
  masterDetail: 'object',
  anyReference: 'nothing',
  autoNumber: 'prefix',
};

const names = /^[A-Z][A-Za-z0-9]*(__c)?$/;
const flags: readonly string[] = ['required', 'unique', 'indexed'];

/** Of every record; a field of the same column cannot be declared. */
const everyRecord = [
  'Id',
  'CreatedDate',
  'CreatedById',
  'LastModifiedDate',
  'LastModifiedById',
  'SystemModstamp',
  'IsDeleted',
  'OwnerId',
  'RecordTypeId',
];

/** `PurchaseDate__c` → `Purchase Date`, `AccountId` → `Account`. */
export const labelOf = (apiName: string): string =>
  apiName
    .replace(/__c$/, '')
    .replace(/(?<=[a-z0-9])Id$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');

const pluralOf = (label: string): string =>
  /[^aeiou]y$/i.test(label)
    ? `${label.slice(0, -1)}ies`
    : /(s|x|z|ch|sh)$/i.test(label)
      ? `${label}es`
      : `${label}s`;

/** Two names with the same column are the same field to the database. */
const columnOf = (name: string): string => name.replace(/__c$/, '').toLowerCase();

function checkName(name: string, what: string): void {
  if (!names.test(name))
    throw wrongArguments(
      `${what} ${name} is no API name: those are written like Sample or Sample__c, in letters and digits.`,
    );
}

function sizeOf(field: string, size: Size, given: string | undefined): FieldDraft['options'] {
  const wrong = (expected: string) => wrongArguments(`--field ${field}: ${expected}.`);
  const text = given?.trim() ?? '';
  if (size === 'nothing' && given !== undefined) throw wrong(`${given} is not understood here`);
  if (size === 'values') {
    const values = text.split(',').map((value) => value.trim());
    if (values.includes('')) throw wrong('its values are needed, with commas between (:New,Done)');
    if (new Set(values).size < values.length) throw wrong('a value is there twice');
    return { values };
  }
  if (size === 'object') {
    if (!names.test(text)) throw wrong('the object that it leads to is needed (:Account)');
    return { to: text };
  }
  if (text === '') return {};
  if (size === 'prefix') return { prefix: text };
  if (size === 'length') {
    if (!/^[1-9]\d{0,5}$/.test(text)) throw wrong(`${text} is no number of characters`);
    return { length: Number(text) };
  }
  const [, precision, scale] = /^([1-9]\d?)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (precision === undefined || Number(precision) > 18 || Number(scale ?? 0) > Number(precision))
    throw wrong(`${text} says no digits: 8.2 are eight in all, two of them after the point, and 18 the most`);
  return {
    precision: Number(precision),
    ...(scale === undefined ? {} : { scale: Number(scale) }),
  };
}

/** `Serial__c:text:40:unique`: a name, a kind, what the kind takes, and flags. */
function parseField(given: string): FieldDraft {
  const [name = '', kind = '', ...options] = given.split(':');
  checkName(name, `--field ${given}:`);
  if (!Object.hasOwn(kinds, kind)) {
    const all = Object.keys(kinds).join(', ');
    throw wrongArguments(
      `--field ${given}: there is no kind ${kind || 'without a name'}. There are: ${all}.`,
    );
  }
  const size = kinds[kind] ?? 'nothing';
  const set = options.filter((option) => flags.includes(option));
  const sizes = options.filter((option) => !flags.includes(option));
  if (sizes.length > 1) throw wrongArguments(`--field ${given}: ${sizes[1]} is not understood here.`);
  if (kind === 'autoNumber' && set.length > 0)
    throw wrongArguments(`--field ${given}: an autoNumber is always there and unique; leave ${set[0]} out.`);
  return {
    name,
    kind,
    options: {
      label: labelOf(name),
      ...sizeOf(given, size, sizes[0]),
      ...Object.fromEntries(set.map((flag) => [flag, true])),
    },
  };
}

export interface DraftInput {
  readonly apiName: string;
  readonly label: string | undefined;
  readonly plural: string | undefined;
  readonly prefix: string;
  readonly fields: readonly string[];
}

/** The checked declaration. Without a field `Name` it gets one. Throws a CommandError with the reason. */
export function draftObject(input: DraftInput): ObjectDraft {
  checkName(input.apiName, 'The object');
  if (!/^[A-Za-z0-9]{3}$/.test(input.prefix))
    throw wrongArguments(
      `--prefix ${input.prefix}: the ids of an object begin with three letters or digits.`,
    );
  const label = input.label ?? labelOf(input.apiName);
  const given = input.fields.map(parseField);
  const name: FieldDraft = {
    name: 'Name',
    kind: 'text',
    options: { label, length: 80, required: true, indexed: true },
  };
  const fields = given.some((field) => field.name === 'Name') ? given : [name, ...given];
  const taken = new Set(everyRecord.map(columnOf));
  for (const field of fields) {
    if (everyRecord.some((own) => columnOf(own) === columnOf(field.name)))
      throw wrongArguments(`--field ${field.name}: every record has it, or a field of the same column.`);
    if (taken.has(columnOf(field.name)))
      throw wrongArguments(`--field ${field.name}: it is there twice, or shares a column with another.`);
    taken.add(columnOf(field.name));
  }
  return {
    apiName: input.apiName,
    label,
    labelPlural: input.plural ?? pluralOf(label),
    keyPrefix: input.prefix,
    fields,
  };
}
