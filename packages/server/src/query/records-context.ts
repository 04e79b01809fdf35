import type { Context } from '../http/context.ts';
import type { Quotas } from '../identity/quotas.ts';
import type { Reader } from '../objects/access.ts';
import type { FindDuplicates } from '../records/duplicates-on-save.ts';
import type { Display } from './display.ts';

/** What every function over records works with, for one request. */
export interface RecordsContext extends Pick<Context, 'database' | 'now' | 'address'>, Reader {
  readonly display: Display;
  /** What the request prefers, as `de`; null and absent where it names none. */
  readonly language?: string | null;
  /** What one account may make and store; the usual ones without it. */
  readonly quotas?: Quotas;
  /** Asked when records are saved; without it nothing is taken for a duplicate. */
  readonly findDuplicates?: FindDuplicates;
}

/** Makes it from what a route is handed. */
export type ToRecords = (context: Context) => RecordsContext;
