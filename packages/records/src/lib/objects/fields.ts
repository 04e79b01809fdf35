import type { Field, PicklistValue } from './field.ts';
import type { NumberField, StoredField, Suffix } from './typed-field.ts';

// What is inferred of options is what a column's type depends on. A default that is not given is inferred as `never`.
type Common<Required extends boolean> = Pick<
  Field,
  'label' | 'help' | 'unique' | 'indexed' | 'createable' | 'updateable' | 'readableBy' | 'writableBy'
> & { readonly required?: Required };

type Defaults = Pick<Field, 'kind'> & Partial<Field>;
type Numeric = Pick<Field, 'precision' | 'scale' | 'isExact'>;

/** Makes the function that declares fields of a column type: what they have in common, and what their options may hold. */
const declares =
  <
    Type extends 'text' | 'numeric' | 'date' | 'timestamptz',
    Options = unknown,
    Default extends string | number = never,
    Value = string,
  >(
    defaults: Defaults,
  ) =>
  <Required extends boolean = false, Chosen extends Default = never>(
    options: Common<Required> & Options & { readonly default?: Chosen },
  ): StoredField<`${Type}${Suffix<Required, Chosen>}`, Value> => ({ ...defaults, ...options });

const textual = (defaults: Defaults) => declares<'text', Pick<Field, 'length'>, string>(defaults);

/** One line, of 255 characters by default. */
export const text = textual({ kind: 'text', length: 255 });
/** The language of the page that a record was created on: what mails about it are written in. */
export const requestLanguage = declares<'text'>({ kind: 'text', length: 10, isRequestLanguage: true });
/** Plain text of many lines. */
export const longText = textual({ kind: 'longText', length: 32_768 });
/** Sanitised HTML. */
export const richText = textual({ kind: 'richText', length: 32_768 });

/** An e-mail address, of 254 characters at most; what is none is rejected. */
export const email = textual({ kind: 'email', length: 254 });

/** A telephone number as it is typed, of 40 characters at most. */
export const phone = textual({ kind: 'phone', length: 40 });

/** An address of http or https, with or without that in front, of 2,048 characters at most; any other is rejected. */
export const url = textual({ kind: 'url', length: 2_048 });

/** Whole unless `scale` is set; `precision` counts all digits. */
export const number = <
  Required extends boolean = false,
  Default extends number = never,
  Precision extends number = 18,
  Scale extends number = 0,
>(
  options: Common<Required> &
    Numeric & { readonly default?: Default; readonly precision?: Precision; readonly scale?: Scale },
): NumberField<Precision, Scale, Suffix<Required, Default>> => ({
  kind: 'number',
  precision: 18,
  scale: 0,
  ...options,
});
/** Amounts are exact: text where they are read, however many digits they have. */
export const currency = declares<'numeric', Numeric, number>({ kind: 'currency', precision: 18, scale: 2 });
/** 12.5 means 12.5 %. */
export const percent = declares<'numeric', Numeric, number>({ kind: 'percent', precision: 5, scale: 2 });

/** A calendar day, `YYYY-MM-DD`. */
export const date = declares<'date', unknown, string>({ kind: 'date' });
/** A moment, in milliseconds, UTC. */
export const dateTime = declares<'timestamptz', unknown, never, Date>({ kind: 'dateTime' });

/** Never empty: false by default. */
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

/** One of the declared values; any other is rejected. A value may be its text alone, which is its label then. */
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

type Reference = Pick<Field, 'relationshipName' | 'childRelationshipName' | 'lookupFilter'> & {
  readonly to: string;
};

/** A foreign key to the object named by `to`. Always indexed. */
export const reference = declares<'text', Reference>({ kind: 'reference' });

/** A reference to the record that this one is a part of: always set, and deleted with it. */
export const masterDetail = (options: Common<true> & Reference): StoredField<'text'> => ({
  kind: 'reference',
  masterDetail: true,
  required: true,
  ...options,
});

/** A reference to a record of any object. */
export const anyReference = declares<'text', Pick<Field, 'childRelationshipName'>>({
  kind: 'reference',
  polymorphic: true,
  indexed: true,
});
