import type { Field, FieldKind, PicklistValue, Rollup } from './field.ts';

type Common = Pick<
  Field,
  | 'label'
  | 'help'
  | 'required'
  | 'unique'
  | 'indexed'
  | 'createable'
  | 'updateable'
  | 'readableBy'
  | 'writableBy'
>;
type Text = Common & { readonly length?: number; readonly default?: string };
type Numeric = Common & {
  readonly precision?: number;
  readonly scale?: number;
  readonly default?: number;
  readonly isExact?: boolean;
};

const textual =
  (kind: FieldKind, length: number) =>
  (options: Text): Field => ({ kind, length, ...options });

/** Not for callers to set. */
const calculated = { createable: false, updateable: false } as const;

const numeric =
  (kind: FieldKind, precision: number, scale: number) =>
  (options: Numeric): Field => ({ kind, precision, scale, ...options });

export const text = textual('text', 255);
/** The language of the page that a record was created on: what mails about it are written in. */
export const requestLanguage = (options: Common): Field => ({
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
export const number = numeric('number', 18, 0);
export const currency = numeric('currency', 18, 2);
/** 12.5 means 12.5 %. */
export const percent = numeric('percent', 5, 2);

/** A calendar day, `YYYY-MM-DD`. */
export const date = (options: Common & { readonly default?: string }): Field => ({
  kind: 'date',
  ...options,
});
/** A moment, in milliseconds, UTC. */
export const dateTime = (options: Common): Field => ({ kind: 'dateTime', ...options });

/** Never empty: false unless told otherwise. */
export const boolean = (options: Common & { readonly default?: boolean }): Field => ({
  kind: 'boolean',
  default: false,
  ...options,
});

type Choice = string | PicklistValue;
const choices = (values: readonly Choice[]): readonly PicklistValue[] =>
  values.map((value) => (typeof value === 'string' ? { value, label: value } : value));

export const picklist = (
  options: Common & {
    readonly values: readonly Choice[];
    readonly default?: string;
    readonly controlledBy?: string;
  },
): Field => ({ kind: 'picklist', length: 255, ...options, values: choices(options.values) });

/** Stored and sent as `A;B`. */
export const multiPicklist = (
  options: Common & {
    readonly values: readonly Choice[];
    readonly default?: string;
    readonly controlledBy?: string;
  },
): Field => ({ kind: 'multiPicklist', length: 4_099, ...options, values: choices(options.values) });

type Reference = Common &
  Pick<Field, 'relationshipName' | 'childRelationshipName' | 'lookupFilter'> & { readonly to: string };

/** A foreign key to the object named by `to`. Always indexed. */
export const reference = (options: Reference): Field => ({ kind: 'reference', ...options });

/** A reference to the record that this one is a part of: always set, and deleted with it. */
export const masterDetail = (options: Reference): Field => ({
  kind: 'reference',
  masterDetail: true,
  required: true,
  ...options,
});

/** A reference to a record of any object. */
export const anyReference = (options: Common): Field => ({
  kind: 'reference',
  polymorphic: true,
  indexed: true,
  ...options,
});

/** Numbered by the database: `prefix` and at least `digits` digits. Numbers of refused records are not used again. */
export const autoNumber = (
  options: Pick<Field, 'label' | 'help'> & { readonly prefix?: string; readonly digits?: number },
): Field => ({
  kind: 'autoNumber',
  digits: 8,
  unique: true,
  ...calculated,
  ...options,
});

/** Text that the database puts together from other text fields, such as a person's name. */
export const composed = (
  options: Pick<Field, 'label' | 'help' | 'indexed'> & { readonly composedOf: readonly string[] },
): Field => ({ kind: 'text', length: 1_000, ...calculated, ...options });

type Returned = 'text' | 'number' | 'currency' | 'percent' | 'date' | 'dateTime' | 'boolean';

/** Calculated from other fields whenever it is read. `formula` is in the language of `formula/`. */
export const formula = (
  options: Pick<Field, 'label' | 'help' | 'readableBy' | 'scale'> & {
    readonly returns: Returned;
    readonly formula: string;
  },
): Field => {
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
): Field => {
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

/** An address as a whole and its parts: `address('Billing', …)` gives BillingAddress, BillingStreet, BillingCity … */
export function address(
  prefix: string,
  label: string,
  options: Pick<Field, 'readableBy' | 'writableBy'> = {},
): Readonly<Record<string, Field>> {
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
  return { ...Object.fromEntries(parts), [`${prefix}Address`]: whole };
}
