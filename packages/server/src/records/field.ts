import type { Role } from '../http/who.ts';

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
  | 'autoNumber';

export interface PicklistValue {
  readonly value: string;
  readonly label: string;
}

/** A field as declared; made by the functions of `fields.ts`. */
export interface Field {
  readonly kind: FieldKind;
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** Among records that are not deleted. */
  readonly unique?: boolean;
  readonly indexed?: boolean;
  readonly default?: string | number | boolean;
  /** Characters at most, for kinds of text. */
  readonly length?: number;
  /** Digits in all, and after the point, for kinds of number. */
  readonly precision?: number;
  readonly scale?: number;
  /** What a picklist allows. */
  readonly values?: readonly PicklistValue[];
  /** API name of the object a reference leads to, and the name of the way there. */
  readonly to?: string;
  readonly relationshipName?: string;
  /** Auto-numbers: text before and the number of digits. */
  readonly prefix?: string;
  readonly digits?: number;
  /** Made from these text fields of the same record, with spaces between. */
  readonly composedOf?: readonly string[];
  /** False: set by the server alone. */
  readonly createable?: boolean;
  readonly updateable?: boolean;
  /** Without it everybody who may read the record reads the field. Administrators always do. */
  readonly readableBy?: readonly Role[];
  readonly writableBy?: readonly Role[];
}
