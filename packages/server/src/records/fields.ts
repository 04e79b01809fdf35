import type { Field, FieldKind, PicklistValue } from './field.ts';

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
type Numeric = Common & { readonly precision?: number; readonly scale?: number; readonly default?: number };

const textual =
  (kind: FieldKind, length: number) =>
  (options: Text): Field => ({ kind, length, ...options });

const numeric =
  (kind: FieldKind, precision: number, scale: number) =>
  (options: Numeric): Field => ({ kind, precision, scale, ...options });

export const text = textual('text', 255);
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
  options: Common & { readonly values: readonly Choice[]; readonly default?: string },
): Field => ({ kind: 'picklist', length: 255, ...options, values: choices(options.values) });

/** Stored and sent as `A;B`. */
export const multiPicklist = (
  options: Common & { readonly values: readonly Choice[]; readonly default?: string },
): Field => ({ kind: 'multiPicklist', length: 4_099, ...options, values: choices(options.values) });

/** A foreign key to the object named by `to`. Always indexed. */
export const reference = (
  options: Common & { readonly to: string; readonly relationshipName?: string },
): Field => ({ kind: 'reference', ...options });

/** Numbered by the database: `prefix` and at least `digits` digits. Numbers of refused records are not used again. */
export const autoNumber = (
  options: Pick<Field, 'label' | 'help'> & { readonly prefix?: string; readonly digits?: number },
): Field => ({
  kind: 'autoNumber',
  digits: 8,
  unique: true,
  createable: false,
  updateable: false,
  ...options,
});

/** Text that the database puts together from other text fields, such as a person's name. */
export const composed = (
  options: Pick<Field, 'label' | 'help' | 'indexed'> & { readonly composedOf: readonly string[] },
): Field => ({ kind: 'text', length: 1_000, createable: false, updateable: false, ...options });
