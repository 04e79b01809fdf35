import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import type { JobRun } from '@relab/server/jobs';
import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import type { Problem, Transfer } from './transfer.ts';

interface PartDone {
  readonly variantIds: readonly string[];
  readonly problems: readonly Problem[];
}

const atOnce = 100;

/** Adds what came of a part to what is known of the job, with the part or not at all. */
async function writeDown(
  transaction: Database,
  id: string,
  done: number,
  { variantIds, problems }: PartDone,
): Promise<void> {
  await sql`
    update managed_content_job set done = ${done}, problems = problems || ${JSON.stringify(problems)}::jsonb,
      variant_ids = variant_ids || ${variantIds}::text[]
    where id = ${id}`.execute(transaction);
}

/**
 * Works through a list, some of it in each transaction. After a kill it goes on behind the last one that was committed: each
 * transaction first makes sure that the job is still this process's, and says how far it came.
 */
export async function inParts<Item>(
  transfer: Pick<Transfer, 'id' | 'userId' | 'done'>,
  run: JobRun,
  items: readonly Item[],
  put: (author: Author, item: Item) => Promise<PartDone>,
): Promise<void> {
  for (let start = transfer.done; start < items.length; start += atOnce) {
    if (run.signal.aborted) throw new Error('It was told to stop.');
    await run.progress(start, items.length);
    await inTransaction(run.database, async (database) => {
      await run.hold(database);
      const author: Author = { database, userId: transfer.userId, at: run.now() };
      const variantIds: string[] = [];
      const problems: Problem[] = [];
      for (const item of items.slice(start, start + atOnce)) {
        const part = await put(author, item);
        variantIds.push(...part.variantIds);
        problems.push(...part.problems);
      }
      await writeDown(database, transfer.id, Math.min(start + atOnce, items.length), {
        variantIds,
        problems,
      });
    });
  }
  await run.progress(items.length, items.length);
}

/** All that went wrong, also before the job was cut short. */
export async function readProblems(
  database: Database,
  { id }: Pick<Transfer, 'id'>,
): Promise<readonly Problem[]> {
  const { rows } = await sql<{ problems: readonly Problem[] }>`
    select problems from managed_content_job where id = ${id}`.execute(database);
  return rows[0]?.problems ?? [];
}
