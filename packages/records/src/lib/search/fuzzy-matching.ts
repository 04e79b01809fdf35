import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import { sql } from 'kysely';
import type { RecordsContext } from '../query/records-context.ts';

/** Two characters of ten may be swapped, one of six may be missing. */
const likeness = '0.45';

/** Works with what `<%` takes for like set lower than it usually is. One statement more. */
export async function withFuzzyMatching<Result>(
  context: RecordsContext,
  work: (context: RecordsContext) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(context.database, async (database: Database) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${likeness}, true)`.execute(database);
    return await work({ ...context, database });
  });
}
