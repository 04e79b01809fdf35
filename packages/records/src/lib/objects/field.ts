import type { PicklistAttributes } from '@relab/contract/records';
import type { Role } from '@relab/server/principal';

/** What a field's value is; how it is calculated, if it is, stands beside it. */
export type FieldKind =
  | 'id'
  | 'text'
  | 'longText'
  | 'richText'
  | 'number'
  | 'currency'
  | 'percent'
  | 'date'
  | 'dateTime'
  | 'boolean'
  | 'picklist'
  | 'multiPicklist'
  | 'reference'
  | 'email'
  | 'phone'
  | 'url'
  | 'autoNumber'
  | 'address'
  | 'personName';

/** One value of a picklist: `value` is stored and sent, `label` is what people read. */
export interface PicklistValue<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** What the value means to the platform: a closed case, a converted lead (D-059 to D-063). */
  readonly attributes?: PicklistAttributes;
  /** Values of the controlling field under which this one can be chosen; without it, under all. */
  readonly validFor?: readonly string[];
}

/** Counted or added up over the children of a record, whoever may read them. */
export interface Rollup {
  /** The child object, and its reference to this one. */
  readonly object: string;
  readonly by: string;
  readonly calculates: 'count' | 'sum' | 'min' | 'max';
  /** What is added up or compared; not for a count. */
  readonly field?: string;
  /** A formula over the child; only those for which it is true count. */
  readonly where?: string;
}

/** A field as declared; declared by the functions of `fields.ts` and its neighbours. */
export interface Field {
  readonly kind: FieldKind;
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** Among records that are not deleted. */
  readonly unique?: boolean;
  readonly indexed?: boolean;
  readonly default?: string | number | boolean;
  /** A new record has the language that its request prefers, as `de`: pages send their own. */
  readonly isRequestLanguage?: boolean;
  /** Characters at most, for kinds of text. */
  readonly length?: number;
  /** Digits in all, and after the point, for kinds of number. */
  readonly precision?: number;
  readonly scale?: number;
  /** An error for what has more digits after the point than `scale`, in place of rounding it. */
  readonly isExact?: boolean;
  /** What a picklist allows. */
  readonly values?: readonly PicklistValue[];
  /** The picklist or boolean of the same object that decides which values can be chosen. */
  readonly controlledBy?: string;
  /** API name of the object a reference leads to, and the name of the relationship. */
  readonly to?: string;
  readonly relationshipName?: string;
  /** The name of the relationship from the parent to these; of a reference to any record, unless the parent has another of that name. */
  readonly childRelationshipName?: string;
  /** The record is part of its parent: it is deleted with it. */
  readonly masterDetail?: boolean;
  /** A reference to a record of any object. */
  readonly polymorphic?: boolean;
  /** A reference that changes what others see of the record it leads to: its writer needs the right to change that record. */
  readonly needsUpdate?: boolean;
  /** Of the records a reference may lead to, those whose field has the value of a field here. */
  readonly lookupFilter?: { readonly field: string; readonly equals: string };
  /** Auto-numbers: text before and the number of digits. */
  readonly prefix?: string;
  readonly digits?: number;
  /** Made from these text fields of the same record, with spaces between. */
  readonly composedOf?: readonly string[];
  /** Calculated when it is read, in the language of `formula/`. */
  readonly formula?: string;
  readonly rollup?: Rollup;
  /** Compound fields: part (`street`, `firstName`) → the field that holds it. */
  readonly parts?: Readonly<Record<string, string>>;
  /** False: set by the server alone. */
  readonly createable?: boolean;
  readonly updateable?: boolean;
  /** Without it everybody who may read the record reads the field. Administrators always do. */
  readonly readableBy?: readonly Role[];
  readonly writableBy?: readonly Role[];
}

/** True for a field that has a column of its own. */
export const isStored = ({ formula, rollup, parts }: Field): boolean =>
  formula === undefined && rollup === undefined && parts === undefined;
