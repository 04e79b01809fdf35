export { createToRecords } from './lib/create-to-records.ts';
export { type HistoryOptions, historyPurgeHandler, startHistoryPurge } from './lib/history/history-jobs.ts';
export { recordsMigrations, recordsTables } from './lib/records-migrations.ts';
export { type RecordsOptions, recordsPart } from './lib/records-part.ts';
