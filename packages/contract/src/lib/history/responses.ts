// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { RecordRepresentation } from '../records/record-representation.ts';

/**
 * One field of one write: as it was, and as it was left. Beside each value is its text as a record shows it (`displayValue`),
 * for references the name of the record, as far as the caller may read it.
 */
export interface FieldHistory {
  readonly field: string;
  readonly label: string;
  readonly newDisplayValue: string | null;
  readonly newValue: boolean | number | string | null;
  readonly oldDisplayValue: string | null;
  readonly oldValue: boolean | number | string | null;
  readonly [name: string]: unknown;
}

/**
 * One write of one record: `Create`, `Update`, `Delete` (it went into the recycle bin), `Undelete` (it came back) or
 * `Remove` (it is gone for good).
 */
export interface RecordHistory {
  readonly apiName: string;
  /** None but those that the caller may read; none of a record that was created, whose first values were never others. */
  readonly changes: readonly FieldHistory[];
  /** The program that wrote for the user (`client_id`), and its name; null where the user did so in person. */
  readonly clientId: string | null;
  readonly clientName: string | null;
  /** Null for guests, and for the server itself. */
  readonly createdById: string | null;
  /** The user's name; null where the caller may not read it. */
  readonly createdByName: string | null;
  readonly createdDate: string;
  readonly id: string;
  readonly operation: string;
  readonly parentId: string;
  /** The record's name as it is now; null where the caller may not read it, and once the record is gone for good. */
  readonly parentName: string | null;
  readonly [name: string]: unknown;
}

/**
 * Newest first. A page that is searched may hold fewer than were requested, or none, although there are more: it ends
 * where enough was looked through, and `nextPageToken` goes on from there. It is null where there are no more.
 */
export interface RecordHistoryPage {
  readonly count: number;
  readonly currentPageToken: string | null;
  readonly nextPageToken: string | null;
  readonly records: readonly RecordHistory[];
  readonly [name: string]: unknown;
}

/** A record in the recycle bin. */
export interface DeletedRecord {
  readonly apiName: string;
  readonly deletedById: string | null;
  readonly deletedByName: string | null;
  readonly deletedDate: string;
  readonly id: string;
  readonly name: string | null;
  /** When it is removed for good. */
  readonly removalDate: string;
  readonly [name: string]: unknown;
}

/** Deleted last first. */
export interface DeletedRecordPage {
  readonly count: number;
  readonly currentPageToken: string | null;
  readonly nextPageToken: string | null;
  readonly records: readonly DeletedRecord[];
  readonly [name: string]: unknown;
}

/** The record that came back, and how many of each object came back in all: itself, and what was deleted with it. */
export interface UndeletedRecord {
  readonly record: RecordRepresentation;
  readonly restored: readonly {
    readonly apiName: string;
    readonly count: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}
