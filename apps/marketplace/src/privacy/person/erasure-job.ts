import { type Database, inTransaction, type Row } from '@relab/database';
import { type JobHandler, type RecurringJob, recurringJob } from '@relab/server/jobs';
import { sql } from 'kysely';
import { type ErasurePlaces, erasePerson } from './erase-person.ts';
import { noteErasure } from './erasure-ledger.ts';
import { countsOf } from './person-erasures.ts';

const erasure = recurringJob('person erasure');
const hour = 3_600_000;

/** Starts the erasures that are due: the job enqueues its next run itself. */
export const startErasures: RecurringJob['start'] = erasure.start;

/** What erasures reach beside the database. */
export interface ErasureOptions extends ErasurePlaces {
  readonly dataFolder: string;
}

/** Erases somebody who was asked for; the address goes from the request with the rest. */
export async function eraseRequested(
  database: Database,
  { id, email, hash }: Row<'person_erasure', 'id' | 'hash'> & { readonly email: string },
  options: ErasureOptions,
  now: Date,
): Promise<void> {
  await noteErasure(options.dataFolder, hash);
  const person = await erasePerson(database, email, options);
  await sql`
    update person_erasure set erased_date = ${now}, email = null, counts = ${JSON.stringify(countsOf(person))}::jsonb
    where id = ${id} and erased_date is null`.execute(database);
}

/** Erases those whose days of grace are over, one after another, every hour. */
export const erasureHandler = (options: ErasureOptions): JobHandler =>
  erasure.handler(async ({ database, now, signal, finish }) => {
    const at = now();
    const { rows } = await sql<Row<'person_erasure', 'id' | 'hash'> & { email: string }>`
      select id, hash, email from person_erasure where erased_date is null and due_date <= ${at} order by due_date limit 100`.execute(
      database,
    );
    for (const row of rows) {
      signal.throwIfAborted();
      await eraseRequested(database, row, options, now());
    }
    await inTransaction(database, async (transaction) => {
      await finish(transaction);
      await startErasures(transaction, at, new Date(at.getTime() + (rows.length === 100 ? 1_000 : hour)));
    });
    return undefined;
  });
