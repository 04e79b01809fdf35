import { type Database, inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { requireUser } from './access.ts';

/** What a read of content needs: who it is for decides what it finds. */
export type ReadContext = Pick<Context, 'database' | 'principal'>;

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

/** Written with every change: by whom, and when. */
export const modifiedColumns = ({ at, userId }: Pick<Author, 'at' | 'userId'>) => ({
  last_modified_date: at,
  last_modified_by_id: userId,
});

/** Written with a new row. */
export const createdColumns = (author: Pick<Author, 'at' | 'userId'>) => ({
  created_date: author.at,
  created_by_id: author.userId,
  ...modifiedColumns(author),
});

/** Does the work of a call within one transaction: all of it or nothing. */
export const inContextTransaction = async <Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> => await inTransaction(context.database, (database) => work({ ...context, database }));
