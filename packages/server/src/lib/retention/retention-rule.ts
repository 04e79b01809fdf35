import type { Database } from '@relab/database';

/** The context of a purge: by default a transaction of its own. */
export interface PurgeRun {
  readonly database: Database;
  readonly now: Date;
  /** What is older may go; `now` of a rule without a period, whose rows know their own end. */
  readonly before: Date;
  /** Rows that one call may look at, so that its transaction is short. */
  readonly limit: number;
  /** Where the call before ended; null at the beginning. */
  readonly cursor: string | null;
}

/** What a purge that looks through a table removed, and where it goes on; null at the end. */
export interface PurgedPart {
  readonly removed: number;
  readonly cursor: string | null;
}

/** Removes expired rows, at most `limit`, and returns their number: the limit itself where there may be more. */
export type Purge = (run: PurgeRun) => Promise<number | PurgedPart>;

/** How long something is stored. Years begin with the end of the calendar year (UTC), as periods of commercial law do. */
export interface RetentionPeriod {
  readonly length: number;
  readonly unit: 'hour' | 'day' | 'month' | 'year';
}

/** One line of what is stored for how long, and how it is removed. */
export interface RetentionRule {
  /** Stays what it is: counts are stored under it. */
  readonly id: string;
  /** For ever where its length is 0; without one rows know their own end. */
  readonly period?: RetentionPeriod | undefined;
  readonly purge: Purge;
  /** Rows of one portion; 1,000 by default. */
  readonly limit?: number;
  /** Hours between two runs; 1 by default. */
  readonly everyHours?: number;
  /** The purge opens transactions of its own, because it has work to do after them. */
  readonly ownTransactions?: boolean;
}

const milliseconds = { hour: 3_600_000, day: 86_400_000 } as const;

/** The moment before which something is too old; undefined where it is stored for ever. */
export function beginOf(period: RetentionPeriod | undefined, now: Date): Date | undefined {
  if (!period) return now;
  const { length, unit } = period;
  if (length === 0) return undefined;
  if (unit === 'year') return new Date(Date.UTC(now.getUTCFullYear() - length, 0, 1));
  if (unit !== 'month') return new Date(now.getTime() - length * milliseconds[unit]);
  const begin = new Date(now);
  begin.setUTCMonth(begin.getUTCMonth() - length);
  return begin;
}
