import type { Area, OwnArea } from '@relab/contract';
import { avatarScope, type KeyParts } from './key.ts';

/** A record was written. */
export interface RecordChange {
  readonly kind: 'record';
  readonly operation: 'create' | 'update' | 'delete';
  /** Undefined where a server created a record and did not say which. */
  readonly id: string | undefined;
  /** Undefined where it is unknown. */
  readonly objectApiName: string | undefined;
  /** Names of the fields that are others now; undefined where any may be. */
  readonly fields: ReadonlySet<string> | undefined;
  /** Ids of the records that its references led to before, or lead to now. */
  readonly parents: ReadonlySet<string>;
  /** What was cached of it before the write, see `heldValues`. */
  readonly before?: ReadonlyMap<string, unknown> | undefined;
  /** Its values after an update, in the same form: what was cached, and what was written. */
  readonly after?: ReadonlyMap<string, unknown> | undefined;
}

/** A record was ingested as one of another object or record type (D-112). */
export interface RecordTypeChange {
  readonly kind: 'record-type';
  readonly id: string;
}

/**
 * A list view, its preferences or its sharing was written; `order` are preferences that order its records, `pin` says which
 * list opens first. Names are as
 * they were given.
 */
export interface ListChange {
  readonly kind: 'list';
  readonly operation: 'create' | 'update' | 'delete' | 'preferences' | 'order' | 'pin';
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

/**
 * What commerce, content, identity, the user's own arrangements and a program's own calls keep on the server: the areas of
 * their calls, and the user's session.
 */
export type Resource =
  | Extract<
      Area,
      | OwnArea
      | 'carts'
      | 'checkout'
      | 'delivery-groups'
      | 'orders'
      | 'catalogue'
      | 'cms-authoring'
      | 'cms-delivery'
      | 'seo'
      | 'apps'
      | 'favorites'
      | 'identity'
      | 'administration'
      | 'order-management'
    >
  | 'session';

/** Something of a resource was written. */
export interface ResourceChange {
  readonly kind: 'resource';
  readonly resource: Resource;
}

/** Changes of whole resources, as writes declare them. */
// @__NO_SIDE_EFFECTS__
export const changesOf = (...resources: readonly Resource[]): readonly ResourceChange[] =>
  resources.map((resource) => ({ kind: 'resource', resource }));

/**
 * What a write, or a response, has changed beside what it brought. Each read decides whether it is affected
 * (`isAffectedBy`), so that neither names the other.
 */
export type PublishedChange =
  | RecordChange
  | RecordTypeChange
  | ListChange
  | RelatedListChange
  | VisitChange
  | ResourceChange;

/** Says of an entry that came with a state, and that nobody has read here yet, whether it is affected. */
interface AffectsKeys {
  readonly affectsKey: (parts: KeyParts) => boolean;
}

/** A cached record is out of date, nobody knows in what. */
export interface StaleRecordChange extends AffectsKeys {
  readonly kind: 'stale-record';
  readonly id: string;
}

export const staleRecord = (id: string): StaleRecordChange => ({
  kind: 'stale-record',
  id,
  affectsKey: ({ call, scope }) => call === 'getRecord' && scope === id,
});

/** A list came with another version than the cached one. */
export interface ListVersionChange extends AffectsKeys {
  readonly kind: 'list-version';
  /** By which the keys of its reads name it: see `listScope`. */
  readonly scopes: readonly string[];
}

/** The picture of a record is another one. */
export interface AvatarChange extends AffectsKeys {
  readonly kind: 'avatar';
  readonly recordId: string;
}

export const avatarChange = (recordId: string): AvatarChange => ({
  kind: 'avatar',
  recordId,
  affectsKey: ({ area, scope }) => area === 'avatars' && scope === avatarScope(recordId),
});

/** What this client derives from its own cache. It is not sent to other tabs: each derives it from its own. */
export type CacheChange = StaleRecordChange | ListVersionChange | AvatarChange;

/** All that can invalidate a read. */
export type Change = PublishedChange | CacheChange;
