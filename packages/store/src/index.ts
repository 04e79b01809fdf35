export type { Reading } from './lib/cell.ts';
export { createStore, type Query, type Stage, type Store, type StoreOptions } from './lib/create-store.ts';
export { type FieldChoice, type FieldTree, fieldTree } from './lib/field-tree.ts';
export { compareVersions, isRecord, type StoredField, type StoredRecord } from './lib/record.ts';
export { type PublishRecordOptions, type RecordList, type Records, recordsOf } from './lib/records.ts';
export type { Snapshot } from './lib/snapshot.ts';
export type { State } from './lib/state.ts';
