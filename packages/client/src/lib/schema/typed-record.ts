import type { FieldValue, RecordRepresentation } from '@relab/contract/records';
import type { AnyField, Describes, FactsOf, FieldFacts, SpecOf, Step } from './field.ts';
import type { ObjectSpec } from './object-spec.ts';

/** A field's value beside how it is shown (D-008). */
export interface FieldOf<Value> {
  readonly displayValue: string | null;
  readonly value: Value;
}

/** A record of which types know the object and the fields. */
export interface TypedRecord<ApiName extends string, Members>
  extends Omit<RecordRepresentation, 'apiName' | 'fields'> {
  readonly apiName: ApiName;
  readonly fields: Members;
}

/** What one field adds to a record: itself, within the records on the way to it. */
type RequiredMember<Steps extends readonly Step[], Name extends string, Value> = Steps extends readonly [
  infer First extends Step,
  ...infer Rest extends readonly Step[],
]
  ? {
      readonly [At in First['name']]: FieldOf<
        TypedRecord<First['apiName'], RequiredMember<Rest, Name, Value>> | First['none']
      >;
    }
  : { readonly [At in Name]: FieldOf<Value> };

/** The same of one that the server may leave out. */
type OptionalMember<Steps extends readonly Step[], Name extends string, Value> = Steps extends readonly [
  infer First extends Step,
  ...infer Rest extends readonly Step[],
]
  ? {
      readonly [At in First['name']]?: FieldOf<
        TypedRecord<First['apiName'], OptionalMember<Rest, Name, Value>> | First['none']
      >;
    }
  : { readonly [At in Name]?: FieldOf<Value> };

type RequiredMembersOf<Facts> = Facts extends FieldFacts
  ? RequiredMember<Facts['steps'], Facts['name'], Facts['value']>
  : never;
type OptionalMembersOf<Facts> = Facts extends FieldFacts
  ? OptionalMember<Facts['steps'], Facts['name'], Facts['value']>
  : never;

/** All of a union at once; of none, an object without members. */
type Together<Union> = [Union] extends [never]
  ? unknown
  : (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
    ? All
    : never;

type PlainName<Name> = Name extends AnyField ? never : Name;

/** Members requested by plain names exist, without a static type. */
type Rest<Names> = [PlainName<Names>] extends [never] ? unknown : Readonly<Record<string, FieldValue>>;

/**
 * The record that a read of these names answers: typed where a name is a field of a generated object, and as it always
 * was where all are plain texts. Members of `Optional` may be missing.
 */
export type RecordOf<Names extends string, Optional extends string = never> = [
  Extract<Names | Optional, AnyField>,
] extends [never]
  ? RecordRepresentation
  : TypedRecord<
      FactsOf<Names | Optional>['apiName'],
      Together<RequiredMembersOf<FactsOf<Names>>> &
        Together<OptionalMembersOf<FactsOf<Optional>>> &
        Rest<Names | Optional>
    >;

/** What a write answers: any of the object's fields may be in it. */
export type WrittenRecord<Spec extends ObjectSpec> = TypedRecord<
  Spec['apiName'],
  { readonly [Name in keyof Spec['fields']]?: FieldOf<Spec['fields'][Name]['value']> }
>;

/** A record of an object, whichever of its fields it holds. */
export type RecordOfObject<Described extends Describes<ObjectSpec>> = WrittenRecord<SpecOf<Described>>;

/** A record as far as its fields are looked at. */
export interface RecordLike {
  readonly apiName: string;
  readonly fields: Readonly<
    Record<string, { readonly displayValue: string | null; readonly value: unknown } | undefined>
  >;
}
