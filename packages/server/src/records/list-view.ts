export type ListOperator =
  | 'equals'
  | 'notEqual'
  | 'lessThan'
  | 'lessOrEqual'
  | 'greaterThan'
  | 'greaterOrEqual'
  | 'contains'
  | 'startsWith';

export interface ListFilter {
  readonly field: string;
  readonly operator: ListOperator;
  readonly value: string | number | boolean | null;
}

export interface ListView {
  readonly label: string;
  /** Field API names, also through references (`Account.Name`). */
  readonly columns: readonly string[];
  /** All of them hold. */
  readonly filters?: readonly ListFilter[];
  /** Field API names, descending with a leading `-`; five at most. */
  readonly sortBy?: readonly string[];
}
