/** A field by its path from the object, as it was written: `Account.Name`. */
export interface FieldPath {
  readonly path: readonly string[];
  readonly at: number;
}

export type Literal =
  | { readonly kind: 'text'; readonly value: string; readonly pattern: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** `YYYY-MM-DD`; ISO 8601; `TODAY`, `LAST_N_DAYS:3`. */
  | { readonly kind: 'date' | 'dateTime' | 'relative'; readonly value: string }
  | { readonly kind: 'null' };

export type Operator =
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'like'
  | 'in'
  | 'not in'
  | 'includes'
  | 'excludes';

export type Condition =
  | { readonly join: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly not: Condition }
  | Comparison;

export interface Comparison {
  readonly field: FieldPath;
  readonly operator: Operator;
  /** One, or several for the operators that take a list. */
  readonly values: readonly Literal[];
}

export interface Ordering {
  readonly field: FieldPath;
  readonly descending: boolean;
  readonly nullsFirst: boolean;
}

/** All fields, or the custom or the standard ones alone: `FIELDS(ALL)`. */
export type FieldGroup = 'all' | 'custom' | 'standard';

export interface SoqlQuery {
  /** The fields of each record; `count` for `COUNT()`. */
  readonly select: 'count' | readonly (FieldPath | FieldGroup)[];
  readonly from: FieldPath;
  readonly where: Condition | undefined;
  readonly orderBy: readonly Ordering[];
  readonly limit: number | undefined;
  readonly offset: number;
}
