import { type Database, inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import type { Guest, User } from '@relab/server/principal';

/** The database and the time: what most work needs of a request or a job. */
export type DatabaseContext = Pick<Context, 'database' | 'now'>;

/** Who is written down as having made something. */
export type Author = Pick<User, 'kind' | 'userId'> | Pick<Guest, 'kind'>;

export interface AuthorContext extends DatabaseContext {
  readonly principal: Author;
}

/** All of the work or nothing of it, with the transaction as the database of its context. */
export const withTransaction = async <Ctx extends { readonly database: Database }, Result>(
  context: Ctx,
  work: (context: Ctx) => Promise<Result>,
): Promise<Result> => await inTransaction(context.database, (database) => work({ ...context, database }));
