import type { Context } from '@relab/server/http';
import type { Quotas } from '@relab/server/identity';
import type { Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Display } from './display.ts';

/** Records of one object that a matching rule takes for the one that is saved. */
export interface DuplicateMatch {
  /** API name of the object they are of. */
  readonly apiName: string;
  readonly matchRule: string;
  readonly recordIds: readonly string[];
  /** The writer may save all the same. */
  readonly allowSave: boolean;
}

/**
 * Looks for duplicates of records that are stored already, inside the transaction that stores them, in one statement for
 * all of them. By id; those without any may be left out. The records themselves are not among their matches.
 */
export type FindDuplicates = (
  object: ObjectDeclaration,
  verb: 'create' | 'update',
  saved: readonly { readonly id: string; readonly changed: readonly string[] }[],
  context: RecordsContext,
) => Promise<ReadonlyMap<string, readonly DuplicateMatch[]>>;

/** What every function over records works with, for one request. */
export interface RecordsContext extends Pick<Context, 'database' | 'now' | 'address'>, Reader {
  readonly display: Display;
  /** What the request prefers, as `de`; null and absent where it names none. */
  readonly language?: string | null;
  /** What one account may make and store; the usual ones without it. */
  readonly quotas?: Quotas;
  /** Called when records are saved; without it nothing counts as a duplicate. */
  readonly findDuplicates?: FindDuplicates;
}

/** Makes it from what a route is handed. */
export type ToRecords = (context: Context) => RecordsContext;
