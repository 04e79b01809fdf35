import type { Field, FieldKind, PicklistValue, Rollup } from './field.ts';
import type { NumberField, StoredField, Suffix, UnstoredField } from './typed-field.ts';

// What is inferred of options is what a column's type depends on. A default that is not given is inferred as `never`.
type Common<Required extends boolean> = Pick<
  Field,
  'label' | 'help' | 'unique' | 'indexed' | 'createable' | 'updateable' | 'readableBy' | 'writableBy'
> & { readonly required?: Required };
type Text<Required extends boolean, Default extends string> = Common<Required> & {
  readonly length?: number;
  readonly default?: Default;
};
type Numeric<Required extends boolean, Default extends number> = Common<Required> & {
  readonly default?: Default;
  readonly isExact?: boolean;
};

const textual =
  (kind: FieldKind, length: number) =>
  <Required extends boolean = false, Default extends string = never>(
    options: Text<Required, Default>,
  ): StoredField<`text${Suffix<Required, Default>}`> => ({ kind, length, ...options });

/** Not for callers to set. */
const calculated = { createable: false, updateable: false } as const;

/** Amounts are exact: text where they are read, however many digits they have. */
const exact =
  (kind: FieldKind, precision: number, scale: number) =>
  <Required extends boolean = false, Default extends number = never>(
    options: Numeric<Required, Default> & { readonly precision?: number; readonly scale?: number },
  ): StoredField<`numeric${Suffix<Required, Default>}`> => ({ kind, precision, scale, ...options });

export const text = textual('text', 255);
/** The language of the page that a record was created on: what mails about it are written in. */
export const requestLanguage = <Required extends boolean = false>(
  options: Common<Required>,
): StoredField<`text${Suffix<Required, never>}`> => ({
  kind: 'text',
  length: 10,
  isRequestLanguage: true,
  ...options,
});
/** Plain text of many lines. */
export const longText = textual('longText', 32_768);
/** Sanitised HTML. */
export const richText = textual('richText', 32_768);
export const email = textual('email', 254);
export const phone = textual('phone', 40);
export const url = textual('url', 2_048);

/** Whole unless `scale` says otherwise; `precision` counts all digits. */
export const number = <
  Required extends boolean = false,
  Default extends number = never,
  Precision extends number = 18,
  Scale extends number = 0,
>(
  options: Numeric<Required, Default> & { readonly precision?: Precision; readonly scale?: Scale },
): NumberField<Precision, Scale, Suffix<Required, Default>> => ({
  kind: 'number',
  precision: 18,
  scale: 0,
  ...options,
});
export const currency = exact('currency', 18, 2);
/** 12.5 means 12.5 %. */
export const percent = exact('percent', 5, 2);

/** A calendar day, `YYYY-MM-DD`. */
export const date = <Required extends boolean = false, Default extends string = never>(
  options: Common<Required> & { readonly default?: Default },
): StoredField<`date${Suffix<Required, Default>}`> => ({ kind: 'date', ...options });
/** A moment, in milliseconds, UTC. */
export const dateTime = <Required extends boolean = false>(
  options: Common<Required>,
): StoredField<`timestamptz${Suffix<Required, never>}`, Date> => ({ kind: 'dateTime', ...options });

/** Never empty: false unless told otherwise. */
export const boolean = (
  options: Common<boolean> & { readonly default?: boolean },
): StoredField<'boolean default', boolean> => ({ kind: 'boolean', default: false, ...options });

type Choice<Value extends string> = Value | PicklistValue<Value>;
const choices = (values: readonly Choice<string>[]): readonly PicklistValue[] =>
  values.map((value) => (typeof value === 'string' ? { value, label: value } : value));

type Picklist<Required extends boolean, Default extends string, Value extends string> = Common<Required> & {
  readonly values: readonly Choice<Value>[];
  readonly default?: Default;
  readonly controlledBy?: string;
};

export const picklist = <
  const Value extends string,
  Required extends boolean = false,
  Default extends string = never,
>(
  options: Picklist<Required, Default, Value>,
): StoredField<`text${Suffix<Required, Default>}`, Value> => ({
  kind: 'picklist',
  length: 255,
  ...options,
  values: choices(options.values),
});

/** Stored and sent as `A;B`. */
export const multiPicklist = <Required extends boolean = false, Default extends string = never>(
  options: Picklist<Required, Default, string>,
): StoredField<`text${Suffix<Required, Default>}`> => ({
  kind: 'multiPicklist',
  length: 4_099,
  ...options,
  values: choices(options.values),
});

type Reference<Required extends boolean> = Common<Required> &
  Pick<Field, 'relationshipName' | 'childRelationshipName' | 'lookupFilter'> & { readonly to: string };

/** A foreign key to the object named by `to`. Always indexed. */
export const reference = <Required extends boolean = false>(
  options: Reference<Required>,
): StoredField<`text${Suffix<Required, never>}`> => ({ kind: 'reference', ...options });

/** A reference to the record that this one is a part of: always set, and deleted with it. */
export const masterDetail = (options: Reference<true>): StoredField<'text'> => ({
  kind: 'reference',
  masterDetail: true,
  required: true,
  ...options,
});

/** A reference to a record of any object. */
export const anyReference = <Required extends boolean = false>(
  options: Common<Required>,
): StoredField<`text${Suffix<Required, never>}`> => ({
  kind: 'reference',
  polymorphic: true,
  indexed: true,
  ...options,
});

/** Numbered by the database: `prefix` and at least `digits` digits. Numbers of refused records are not used again. */
export const autoNumber = (
  options: Pick<Field, 'label' | 'help'> & { readonly prefix?: string; readonly digits?: number },
): StoredField<'text null default'> => ({
  kind: 'autoNumber',
  digits: 8,
  unique: true,
  ...calculated,
  ...options,
});

/** Text that the database puts together from other text fields, such as a person's name. */
export const composed = (
  options: Pick<Field, 'label' | 'help' | 'indexed'> & { readonly composedOf: readonly string[] },
): StoredField<'text generated'> => ({ kind: 'text', length: 1_000, ...calculated, ...options });

type Returned = 'text' | 'number' | 'currency' | 'percent' | 'date' | 'dateTime' | 'boolean';

/** Calculated from other fields whenever it is read. `formula` is in the language of `formula/`. */
export const formula = (
  options: Pick<Field, 'label' | 'help' | 'readableBy' | 'scale'> & {
    readonly returns: Returned;
    readonly formula: string;
  },
): UnstoredField => {
  const { returns, ...rest } = options;
  const size = returns === 'text' ? { length: 1_300 } : { precision: 18, scale: 2 };
  return {
    kind: returns,
    ...(returns === 'date' || returns === 'dateTime' || returns === 'boolean' ? {} : size),
    ...calculated,
    ...rest,
  };
};

/** Counted or added up over the records below, whenever it is read. */
export const rollup = (
  options: Pick<Field, 'label' | 'help' | 'readableBy' | 'scale'> & {
    readonly returns?: 'number' | 'currency' | 'date' | 'dateTime';
  } & Rollup,
): UnstoredField => {
  const { label, help, readableBy, scale, returns = 'number', ...rest } = options;
  return {
    kind: returns,
    label,
    precision: 18,
    scale: scale ?? (returns === 'currency' ? 2 : 0),
    ...(help === undefined ? {} : { help }),
    ...(readableBy === undefined ? {} : { readableBy }),
    ...calculated,
    rollup: rest,
  };
};

const addressParts = ['Street', 'City', 'State', 'PostalCode', 'Country'] as const;
const partLengths = { Street: 255, City: 80, State: 80, PostalCode: 20, Country: 80 } as const;
const partLabels = {
  Street: 'Street',
  City: 'City',
  State: 'State/Province',
  PostalCode: 'Zip/Postal Code',
  Country: 'Country',
} as const;

type Address<Prefix extends string> = {
  readonly [Part in (typeof addressParts)[number] as `${Prefix}${Part}`]: StoredField<'text null'>;
} & { readonly [Whole in `${Prefix}Address`]: UnstoredField };

/** An address as a whole and its parts: `address('Billing', …)` gives BillingAddress, BillingStreet, BillingCity … */
export function address<Prefix extends string>(
  prefix: Prefix,
  label: string,
  options: Pick<Field, 'readableBy' | 'writableBy'> = {},
): Address<Prefix> {
  const lower = (part: string): string => part.charAt(0).toLowerCase() + part.slice(1);
  const parts = addressParts.map((part) => [
    `${prefix}${part}`,
    text({ label: `${label} ${partLabels[part]}`, length: partLengths[part], ...options }),
  ]);
  const whole: Field = {
    kind: 'address',
    label: `${label} Address`,
    parts: Object.fromEntries(addressParts.map((part) => [lower(part), `${prefix}${part}`])),
    ...calculated,
    ...options,
  };
  return { ...Object.fromEntries(parts), [`${prefix}Address`]: whole } as Address<Prefix>;
}
