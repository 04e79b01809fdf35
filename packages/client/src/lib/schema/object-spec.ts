import type { FieldValue } from '@relab/contract/records';

/** What a write may do with a field: set it on create, set it on update; `required` has to be there on create. */
export type Access = 'create' | 'update' | 'required';

/** One field of an object: what its values are, and what a write may do with it. Without an access it is only read. */
export interface Typed<Value, Allowed extends Access = never> {
  readonly value: Value;
  readonly access: Allowed;
}

/** A value without a static type: a compound, or a kind that only a server knows. */
export type AnyValue = FieldValue['value'];

/**
 * An object as types know it. `relab types` writes one interface of this form for each object; a relation that may be
 * empty is one with null.
 */
export interface ObjectSpec {
  readonly apiName: string;
  readonly fields: Readonly<Record<string, { readonly value: unknown; readonly access: Access }>>;
  /** Each an `ObjectSpec` too. Saying so here had the compiler follow every chain of references, and give up at a hundred objects. */
  readonly relations: Readonly<Record<string, object | null>>;
}

/** An object that was not generated: its id, and the fields that name its records. */
export interface Linked<ApiName extends string, NameField extends string = never> {
  readonly apiName: ApiName;
  readonly fields: { readonly Id: Typed<string> } & {
    readonly [Name in NameField]: Typed<string | null>;
  };
  readonly relations: Readonly<Record<never, never>>;
}
