import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { containing, type PersonRows } from './find-person.ts';

/** Jobs that one statement looks through. */
const portion = 10_000;

/**
 * Deletes the jobs of a person, mails among them. An address may stand anywhere in what a job carries, and an index over all of that
 * would slow down each job: so all are read, a portion in each statement, between which nothing is locked.
 */
export async function eraseJobs(
  database: Database,
  { email, users }: Pick<PersonRows, 'email' | 'users'>,
): Promise<void> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(entered)::float8 as first, max(entered)::float8 as last from job`.execute(database);
  const { first, last } = rows[0] ?? { first: null, last: null };
  if (first === null || last === null) return;
  for (let from = first; from <= last; from += portion) {
    await sql`
      delete from job
      where entered >= ${from}::int8 and entered < ${from + portion}::int8
        and status <> 'Processing' and kind not in ('retention', 'person erasure')
        and (payload::text ilike ${containing(email)} or created_by = any(${[...users]}::text[]))`.execute(
      database,
    );
  }
}
