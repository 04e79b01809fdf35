import { sql } from 'kysely';

/** The `system_modstamp` of a change by a job: later than all before it, also within one millisecond. */
export const laterModstamp = (at: Date) =>
  sql<Date>`greatest(${at.toISOString()}::timestamptz, system_modstamp + interval '1 millisecond')`;
