export { createToRecords } from './lib/create-to-records.ts';
export { purgeRecycleBin } from './lib/history/purge-recycle-bin.ts';
export { recordsMigrations, recordsTables } from './lib/records-migrations.ts';
export { type RecordsOptions, recordsPart } from './lib/records-part.ts';
