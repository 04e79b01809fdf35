import type { Database } from '@relab/database';
import type { JobRun } from '@relab/server/jobs';

/** Does work in the transaction that ends its job, first of all: it is done once, or not at all. */
export async function finishWith(
  run: JobRun,
  work: (transaction: Database) => Promise<void>,
): Promise<undefined> {
  await run.database.transaction().execute(async (transaction) => {
    await run.finish(transaction);
    await work(transaction);
  });
  return undefined;
}
