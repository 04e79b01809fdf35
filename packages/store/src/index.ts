export type { Cell, Reading } from './lib/cache-entry.ts';
export {
  type Change,
  createStore,
  type Query,
  type Stage,
  type Store,
  type StoreOptions,
} from './lib/create-store.ts';
export { dehydrate } from './lib/dehydrate.ts';
export { outdate } from './lib/dependent.ts';
export { createFreeze, type Freeze } from './lib/freeze.ts';
export { joinQuery } from './lib/joined.ts';
export {
  type Document,
  isDocument,
  type KeyedPart,
  type Place,
  type PlainPart,
  placed,
  type RecordPart,
} from './lib/records/document.ts';
export { type RecordInside, recordsInside } from './lib/records/embedded-records.ts';
export { type FieldChoice, type FieldTree, fieldTree } from './lib/records/field-tree.ts';
export type { FrontRow } from './lib/records/optimistic-rows.ts';
export { compareVersions, isRecord, type StoredField, type StoredRecord } from './lib/records/record.ts';
export {
  type PublishRecordOptions,
  type Records,
  recordsOf,
  type Taken,
  type TakenPage,
} from './lib/records/records.ts';
export type { Origin, Provenance, Snapshot } from './lib/snapshot.ts';
export type { State } from './lib/state.ts';
export { share } from './lib/structural-sharing.ts';
