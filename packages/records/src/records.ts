export { readRecord } from './lib/records/read-records.ts';
