import * as z from 'zod/mini';
import { RecordRepresentation } from '../records/record-schemas.ts';

const text = z.nullable(z.string());
const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/**
 * One field of one write: as it was, and as it was left. Beside each value is its text as a record shows it (`displayValue`),
 * for references the name of the record, as far as the caller may read it.
 */
export const FieldHistory = z.looseObject({
  field: z.string(),
  label: z.string(),
  newDisplayValue: text,
  newValue: value,
  oldDisplayValue: text,
  oldValue: value,
});

/**
 * One write of one record: `Create`, `Update`, `Delete` (it went into the recycle bin), `Undelete` (it came back) or
 * `Remove` (it is gone for good).
 */
export const RecordHistory = z.looseObject({
  apiName: z.string(),
  /** None but those that the caller may read; none of a record that was created, whose first values were never others. */
  changes: z.array(FieldHistory),
  /** The program that wrote for the user (`client_id`), and its name; null where the user did so in person. */
  clientId: text,
  clientName: text,
  /** Null for guests, and for the server itself. */
  createdById: text,
  /** The user's name; null where the caller may not read it. */
  createdByName: text,
  createdDate: z.string(),
  id: z.string(),
  operation: z.string(),
  parentId: z.string(),
  /** The record's name as it is now; null where the caller may not read it, and once the record is gone for good. */
  parentName: text,
});

/**
 * Newest first. A page that is searched may hold fewer than were requested, or none, although there are more: it ends
 * where enough was looked through, and `nextPageToken` goes on from there. It is null where there are no more.
 */
export const RecordHistoryPage = z.looseObject({
  count: z.int(),
  currentPageToken: text,
  nextPageToken: text,
  records: z.array(RecordHistory),
});

/** A record in the recycle bin. */
export const DeletedRecord = z.looseObject({
  apiName: z.string(),
  deletedById: text,
  deletedByName: text,
  deletedDate: z.string(),
  id: z.string(),
  name: text,
  /** When it is removed for good. */
  removalDate: z.string(),
});

/** Deleted last first. */
export const DeletedRecordPage = z.looseObject({
  count: z.int(),
  currentPageToken: text,
  nextPageToken: text,
  records: z.array(DeletedRecord),
});

/** The record that came back, and how many of each object came back in all: itself, and what was deleted with it. */
export const UndeletedRecord = z.looseObject({
  record: RecordRepresentation,
  restored: z.array(z.looseObject({ apiName: z.string(), count: z.int() })),
});
