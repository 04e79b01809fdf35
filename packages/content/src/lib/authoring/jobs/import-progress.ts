import { type Database, inTransaction } from '@relab/database';
import { type JobRun, requireRunning } from '@relab/server/jobs';
import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import type { Problem, Transfer } from './transfer.ts';

interface PartDone {
  readonly variantIds: readonly string[];
  readonly problems: readonly Problem[];
}

const batchSize = 100;

/**
 * Works through a list, some of it in each transaction. After a kill it goes on behind the last one that was committed: each
 * transaction first makes sure that the job is still this process's, and stores its progress.
 */
export async function inParts<Item>(
  transfer: Pick<Transfer, 'id' | 'userId' | 'done'>,
  run: JobRun,
  items: readonly Item[],
  importItem: (author: Author, item: Item) => Promise<PartDone>,
): Promise<void> {
  for (let start = transfer.done; start < items.length; start += batchSize) {
    requireRunning(run.signal);
    await run.progress(start, items.length);
    await inTransaction(run.database, async (database) => {
      await run.hold(database);
      const author: Author = { database, userId: transfer.userId, at: run.now() };
      const variantIds: string[] = [];
      const problems: Problem[] = [];
      for (const item of items.slice(start, start + batchSize)) {
        const part = await importItem(author, item);
        variantIds.push(...part.variantIds);
        problems.push(...part.problems);
      }
      await database
        .updateTable('managed_content_job')
        .set({
          done: Math.min(start + batchSize, items.length),
          problems: sql`problems || ${JSON.stringify(problems)}::jsonb`,
          variant_ids: sql`variant_ids || ${variantIds}::text[]`,
        })
        .where('id', '=', transfer.id)
        .execute();
    });
  }
  await run.progress(items.length, items.length);
}

/** All that went wrong, also before the job was cut short. */
export async function readProblems(
  database: Database,
  { id }: Pick<Transfer, 'id'>,
): Promise<readonly Problem[]> {
  const job = await database
    .selectFrom('managed_content_job')
    .select('problems')
    .where('id', '=', id)
    .executeTakeFirst();
  return job?.problems ?? [];
}
