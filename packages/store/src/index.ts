export type { Cell, Reading } from './lib/cell.ts';
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
export {
  type Document,
  isDocument,
  type KeyedPart,
  type Place,
  type PlainPart,
  placed,
  type RecordPart,
} from './lib/document.ts';
export { type FieldChoice, type FieldTree, fieldTree } from './lib/field-tree.ts';
export { createFreeze, type Freeze } from './lib/freeze.ts';
export type { FrontRow } from './lib/front-rows.ts';
export { joinQuery } from './lib/joined.ts';
export { compareVersions, isRecord, type StoredField, type StoredRecord } from './lib/record.ts';
export { type RecordInside, recordsInside } from './lib/record-inside.ts';
export {
  type PublishRecordOptions,
  type Records,
  recordsOf,
  type Taken,
  type TakenPage,
} from './lib/records.ts';
export { share } from './lib/share.ts';
export type { Origin, Provenance, Snapshot } from './lib/snapshot.ts';
export type { State } from './lib/state.ts';
