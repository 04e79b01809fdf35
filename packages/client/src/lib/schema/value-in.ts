import type { AnyField, FactsOf, FieldFacts, Step, ValueOf } from './field.ts';
import type { AnyValue } from './object-spec.ts';

type Names<Steps extends readonly Step[]> = { readonly [Index in keyof Steps]: Steps[Index]['name'] };
type PathOf<Facts extends FieldFacts> = readonly [...Names<Facts['steps']>, Facts['name']];

interface Holder {
  readonly fields: object;
}

type Nested<Field> = Field extends { readonly value: infer Value } ? Value : undefined;

/** Follows names through a record; undefined where a record on the way is missing, never where types know of no such field. */
type At<ReadField, Path extends readonly string[], Value> = ReadField extends Holder
  ? string extends keyof ReadField['fields']
    ? Value | undefined
    : Path extends readonly [
          infer Name extends keyof ReadField['fields'],
          ...infer Rest extends readonly string[],
        ]
      ? Rest extends readonly []
        ? Nested<ReadField['fields'][Name]>
        : At<Nested<ReadField['fields'][Name]>, Rest, Value>
      : never
  : undefined;

/**
 * The value of a field in a record: by the record's own type, else by the field's, or undefined. Of a field that is
 * a plain name the type is unknown.
 */
export type ValueIn<Record, Name> = Name extends AnyField
  ? At<Record, PathOf<FactsOf<Name>>, ValueOf<Name>>
  : AnyValue | undefined;

type IsOther<Record, ApiName extends string> = Record extends { readonly apiName: infer Own extends string }
  ? string extends Own
    ? false
    : ApiName extends Own
      ? false
      : true
  : false;

/** Rejects a typed field of another object than the record's, and one that was not requested. */
export type ReadField<Record, Name> = Name extends AnyField
  ? IsOther<Record, FactsOf<Name>['apiName']> extends true
    ? 'This is a field of another object.'
    : [ValueIn<Record, Name>] extends [never]
      ? 'The record was read without this field.'
      : unknown
  : unknown;
