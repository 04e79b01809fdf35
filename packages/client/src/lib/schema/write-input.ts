import type { Describes, SpecOf } from './field.ts';
import { apiNameOf } from './fields-of.ts';
import type { Access, ObjectSpec } from './object-spec.ts';

type FieldsWith<Spec extends ObjectSpec, Allowed extends Access> = {
  [Name in keyof Spec['fields']]: Allowed extends Spec['fields'][Name]['access'] ? Name : never;
}[keyof Spec['fields']];

type Values<Spec extends ObjectSpec, Names extends keyof Spec['fields']> = {
  readonly [Name in Names]: Spec['fields'][Name]['value'];
};

/** What a create may say: what is required has to be there, what is only read must not. */
export type CreateFields<Spec extends ObjectSpec> = Values<Spec, FieldsWith<Spec, 'required'>> &
  Partial<Values<Spec, Exclude<FieldsWith<Spec, 'create'>, FieldsWith<Spec, 'required'>>>>;

/** What an update may say. */
export type UpdateFields<Spec extends ObjectSpec> = Partial<Values<Spec, FieldsWith<Spec, 'update'>>>;

/** A record to create, `CreateInput<typeof Product2>`; `createRecord` takes it as it is (D-012). */
export interface CreateInput<Object extends Describes<ObjectSpec>> extends Describes<SpecOf<Object>> {
  readonly apiName: SpecOf<Object>['apiName'];
  readonly fields: CreateFields<SpecOf<Object>>;
  readonly allowSaveOnDuplicate?: boolean;
}

/** A record to change, `UpdateInput<typeof Product2>`; `updateRecord` takes it as it is. */
export interface UpdateInput<Object extends Describes<ObjectSpec>> extends Describes<SpecOf<Object>> {
  readonly recordId: string;
  readonly fields: UpdateFields<SpecOf<Object>>;
  readonly allowSaveOnDuplicate?: boolean;
}

/** `createInput(Product2, { Name: 'Rotor' })`: a record to create, checked by types. */
export function createInput<Object extends Describes<ObjectSpec>>(
  object: Object,
  fields: CreateFields<SpecOf<Object>>,
): CreateInput<Object> {
  return { apiName: apiNameOf(object), fields };
}

/** `updateInput(Product2, recordId, { Name: 'Rotor' })`: a record to change, checked by types. */
export function updateInput<Object extends Describes<ObjectSpec>>(
  _object: Object,
  recordId: string,
  fields: UpdateFields<SpecOf<Object>>,
): UpdateInput<Object> {
  return { recordId, fields };
}
