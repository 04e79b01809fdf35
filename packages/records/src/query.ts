export { likePattern } from './lib/query/condition.ts';
export type { RecordsContext, ToRecords } from './lib/query/records-context.ts';
