import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { requireUser } from './access.ts';

/** Who writes content, and when. */
export interface Author {
  readonly database: Database;
  /** Null where the installation itself writes, such as its first content. */
  readonly userId: string | null;
  readonly at: Date;
}

export const authorOf = ({ database, principal, now }: Context): Author => ({
  database,
  userId: requireUser(principal).userId,
  at: now(),
});
