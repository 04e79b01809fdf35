export type { CacheEntry, Selector } from './lib/cache-entry.ts';
export { type Change, createStore, type Store, type StoreOptions } from './lib/create-store.ts';
export { dehydrate } from './lib/dehydrate.ts';
export { invalidateView } from './lib/dependent.ts';
export { createFreeze, type Freeze } from './lib/freeze.ts';
export { hydrate } from './lib/hydrate.ts';
export { joinQuery } from './lib/joined.ts';
export type { Query } from './lib/query.ts';
export {
  type Document,
  isDocument,
  type KeyedPart,
  type Path,
  type PlainPart,
  type RecordPart,
  withValueAt,
} from './lib/records/document.ts';
export { type EmbeddedRecord, embeddedRecords } from './lib/records/embedded-records.ts';
export { type FieldChoice, type FieldTree, fieldTree } from './lib/records/field-tree.ts';
export type { Ingested, IngestedPage, PublishRecordOptions } from './lib/records/ingest-page.ts';
export { type LocalRecords, localRecordsOf } from './lib/records/local-records.ts';
export type { OptimisticRow } from './lib/records/optimistic-rows.ts';
export { compareVersions, isRecord, type StoredField, type StoredRecord } from './lib/records/record.ts';
export { type Records, recordsOf } from './lib/records/records.ts';
export type { Slice } from './lib/slices.ts';
export type { Origin, Provenance, Snapshot } from './lib/snapshot.ts';
export type { State } from './lib/state.ts';
export { shareStructure } from './lib/structural-sharing.ts';
