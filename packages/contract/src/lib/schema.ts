import { emailPattern } from './email-pattern.ts';

/**
 * The part of JSON Schema (draft 2020-12) in which requests are described. A schema is plain data: OpenAPI prints it as
 * it is, server and browser check by it with the same few lines, and a bundler drops what a page does not use.
 */
export interface Schema<T = unknown> {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Members that are not named; without it they are dropped. */
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  /** Not JSON Schema's own: what people type loses its outer blanks before it is checked. */
  readonly 'x-trim'?: true;
  /** Not JSON Schema's own: a file, which travels in a part of its own. */
  readonly 'x-file'?: true;
  /** Only for types. */
  readonly is?: T;
}

/** The type of the values that a schema lets through. */
export type TypeOf<S> = S extends Schema<infer T> ? T : never;

/** A member that may be missing. */
export interface Optional<T> {
  readonly optional: Schema<T>;
}

type Members = Readonly<Record<string, Schema | Optional<unknown>>>;
type OptionalNames<M extends Members> = {
  [Name in keyof M]: M[Name] extends Optional<unknown> ? Name : never;
}[keyof M];
type ObjectOf<M extends Members> = {
  readonly [Name in Exclude<keyof M, OptionalNames<M>>]: TypeOf<M[Name]>;
} & {
  readonly [Name in OptionalNames<M>]?: M[Name] extends Optional<infer T> ? T | undefined : never;
};

/** An object with named members. */
export interface ObjectSchema<T = unknown> extends Schema<T> {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
}

// @__NO_SIDE_EFFECTS__
export function optional<T>(schema: Schema<T>): Optional<T> {
  return { optional: schema };
}

// @__NO_SIDE_EFFECTS__
export function object<M extends Members>(members: M): ObjectSchema<ObjectOf<M>> {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [name, member] of Object.entries(members)) {
    if ('optional' in member) properties[name] = member.optional;
    else {
      properties[name] = member;
      required.push(name);
    }
  }
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

/** Every value has one schema, whatever its name. */
// @__NO_SIDE_EFFECTS__
export function record<V>(values: Schema<V>): Schema<Readonly<Record<string, V>>> {
  return { type: 'object', additionalProperties: values };
}

/** A text as it was sent. */
// @__NO_SIDE_EFFECTS__
export function text(maxLength?: number, minLength?: number): Schema<string> {
  return {
    type: 'string',
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(minLength === undefined ? {} : { minLength }),
  };
}

/** A line that somebody typed: trimmed, and with `minLength` 1 not blank. */
// @__NO_SIDE_EFFECTS__
export function line(maxLength: number, minLength?: number): Schema<string> {
  return { ...text(maxLength, minLength), 'x-trim': true };
}

/** A text of a certain form. Patterns have no flags and anchor themselves. */
// @__NO_SIDE_EFFECTS__
export function pattern(form: RegExp): Schema<string> {
  return { type: 'string', pattern: form.source };
}

/** Whether the address exists only a mail can tell. */
// @__NO_SIDE_EFFECTS__
export function email(): Schema<string> {
  return { ...line(254), pattern: emailPattern };
}

/** A whole number within bounds, both included. */
// @__NO_SIDE_EFFECTS__
export function integer(min?: number, max?: number): Schema<number> {
  return {
    type: 'integer',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  };
}

export const number: Schema<number> = { type: 'number' };
export const boolean: Schema<boolean> = { type: 'boolean' };
export const nullValue: Schema<null> = { type: 'null' };
/** D-150: a file, or bytes without a name. */
export const file: Schema<Blob> = { type: 'object', 'x-file': true };

// @__NO_SIDE_EFFECTS__
export function oneOf<const Value extends string>(values: readonly Value[]): Schema<Value> {
  return { type: 'string', enum: values };
}

type AnyCase<Value extends string> =
  | Value
  | Uppercase<Value>
  | Lowercase<Value>
  | Capitalize<Lowercase<Value>>;

/** One of these words, in capitals or not. A pattern, since patterns have no flags and enums know one spelling. */
// @__NO_SIDE_EFFECTS__
export function anyCase<const Value extends string>(...words: readonly Value[]): Schema<AnyCase<Value>> {
  const forms = words.map((word) =>
    word.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`),
  );
  return { type: 'string', pattern: `^(?:${forms.join('|')})$` };
}

// @__NO_SIDE_EFFECTS__
export function list<Item>(
  items: Schema<Item>,
  maxItems?: number,
  minItems?: number,
): Schema<readonly Item[]> {
  return {
    type: 'array',
    items,
    ...(maxItems === undefined ? {} : { maxItems }),
    ...(minItems === undefined ? {} : { minItems }),
  };
}

// @__NO_SIDE_EFFECTS__
export function anyOf<const Choices extends readonly Schema[]>(
  ...choices: Choices
): Schema<TypeOf<Choices[number]>> {
  return { anyOf: choices };
}

/** A value that JSON can carry. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Whatever JSON can say; not `undefined` (C-132). */
export const json: Schema<Json> = anyOf(text(), number, boolean, nullValue, list<Json>({}), record<Json>({}));
