/** A record was written. */
export interface RecordChange {
  readonly kind: 'record';
  readonly operation: 'create' | 'update' | 'delete';
  /** Undefined where a server created a record and did not say which. */
  readonly id: string | undefined;
  /** Undefined where it is not known. */
  readonly objectApiName: string | undefined;
  /** Names of the fields that are others now; undefined where any may be. */
  readonly fields: ReadonlySet<string> | undefined;
  /** Ids of the records that its references led to before, or lead to now. */
  readonly parents: ReadonlySet<string>;
  /** What was held of it before the write, see `heldValues`. */
  readonly before?: ReadonlyMap<string, unknown> | undefined;
  /** What is known of it after an update, in the same form: what was held, and what was written. */
  readonly after?: ReadonlyMap<string, unknown> | undefined;
}

/** A record was taken in as one of another object or record type (D-112). */
export interface ReshapeChange {
  readonly kind: 'reshape';
  readonly id: string;
}

/**
 * A list view, its preferences or its sharing was written; `order` are preferences that order its records. Names are as
 * they were given.
 */
export interface ListChange {
  readonly kind: 'list';
  readonly operation: 'create' | 'update' | 'delete' | 'preferences' | 'order';
  readonly objectApiName: string;
  readonly listViewApiName: string;
}

/** How a related list is shown was written: for one parent object. */
export interface RelatedListChange {
  readonly kind: 'related-list';
  readonly parentObjectApiName: string | undefined;
  readonly relatedListId: string | undefined;
  readonly preferencesId: string | undefined;
  /** Its records may stand in another order now. */
  readonly reordered: boolean;
}

/** A record was looked at, so that lists of what was used recently show it. */
export interface VisitChange {
  readonly kind: 'visit';
  readonly objectApiName: string;
}

/** What a write, or an answer, has changed beside what it answered. Each read says itself whether that touches it. */
export type Change = RecordChange | ReshapeChange | ListChange | RelatedListChange | VisitChange;
