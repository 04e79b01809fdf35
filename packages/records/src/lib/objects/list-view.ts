import type { Role } from '@relab/server/principal';

/**
 * How a filter compares, as the platform names it (D-045). `includes` and `excludes` are for multi-select picklists.
 */
export type ListOperator =
  | 'equals'
  | 'notEqual'
  | 'lessThan'
  | 'lessOrEqual'
  | 'greaterThan'
  | 'greaterOrEqual'
  | 'contains'
  | 'notContain'
  | 'startsWith'
  | 'includes'
  | 'excludes'
  | 'within';

export type FilterValue = string | number | boolean | null;

/** A field compared with one value or, where the operator takes several, with any of them. */
export interface ListFilter {
  /** Also through references (`Account.Name`). */
  readonly field: string;
  readonly operator: ListOperator;
  readonly value: FilterValue | readonly FilterValue[];
}

/** A list view that an installation has from the start; people add their own beside it. */
export interface ListView {
  readonly label: string;
  /** Field API names, also through references (`Account.Name`). */
  readonly columns: readonly string[];
  readonly filters?: readonly ListFilter[];
  /** How the filters are joined, by their places: `1 AND (2 OR 3)`. Without it all of them hold. */
  readonly logic?: string;
  /** Whose records: everybody's, or those that the reader owns. */
  readonly scope?: 'everything' | 'mine';
  /** Field API names, descending with a leading `-`; five at most. */
  readonly sortBy?: readonly string[];
  /** Roles that see the view; without it everybody who may read the object does. */
  readonly sharedWith?: readonly Role[];
}

/** How the records below one appear under it. Its id is the name of the relationship (`Contacts`). */
export interface RelatedList {
  readonly label?: string;
  readonly columns: readonly string[];
  readonly filters?: readonly ListFilter[];
  readonly sortBy?: readonly string[];
}
