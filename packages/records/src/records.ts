export { type RecordName, readRecordNames } from './lib/history/record-names.ts';
export { readRecord } from './lib/records/read-records.ts';
