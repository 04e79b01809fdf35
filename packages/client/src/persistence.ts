export { type IndexedRowsOptions, indexedRows } from './lib/persistence/indexed-rows.ts';
export { memoryRows } from './lib/persistence/memory-rows.ts';
export type { Owner } from './lib/persistence/partition.ts';
export { type Persistence, type PersistOptions, persist } from './lib/persistence/persist.ts';
export type { Row, RowChanges, Rows } from './lib/persistence/rows.ts';
