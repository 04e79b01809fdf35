import { type Database, inTransaction, withSavepoint } from '@relab/database';
import { ApiError } from '@relab/server/http';
import type { JobRun } from '@relab/server/jobs';
import { sql } from 'kysely';
import type { Author } from '../../../access/author.ts';
import { bodyProblems } from '../../../types/check-body.ts';
import { type ChosenVariant, selectVariants } from '../../publishing/chosen-variant.ts';
import { executeDeployment } from '../../publishing/execute-deployment.ts';
import { planDeployment } from '../../publishing/plan-deployment.ts';
import { lockSpace } from '../../publishing/run-deployment.ts';
import type { Problem, Transfer } from '../transfer.ts';

/** Of those that the job imported what is not published as it is. */
async function readImported(database: Database, jobId: string): Promise<readonly ChosenVariant[]> {
  const rows = await selectVariants(database)
    .where(sql<boolean>`x.id = any ((select variant_ids from managed_content_job where id = ${jobId})::text[])
      and x.status <> 'Published'`)
    .orderBy('x.id')
    .forUpdate('x')
    .execute();
  return rows.map((row) => ({ ...row, isTopLevel: true }));
}

async function deploy(author: Author, variants: readonly ChosenVariant[]): Promise<void> {
  await withSavepoint(author.database, async () => {
    const id = await planDeployment(author, { action: 'Publish', variants, status: 'InProgress' });
    await executeDeployment(author, id);
  });
}

const entryOf = ({ title, language }: ChosenVariant): string => `${title} (${language})`;

/** A part at once; where something of it cannot go out, one after the other. */
async function deployPart(author: Author, variants: readonly ChosenVariant[]): Promise<readonly Problem[]> {
  try {
    await deploy(author, variants);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [first] = variants;
    if (variants.length === 1 && first) return [{ entry: entryOf(first), message: error.message }];
    const problems: Problem[] = [];
    for (const variant of variants) problems.push(...(await deployPart(author, [variant])));
    return problems;
  }
}

const batchSize = 200;

/** Publishes what was imported. The list of it is emptied in the same transaction, so it is published once. */
export async function publishImported(transfer: Transfer<'import'>, run: JobRun): Promise<void> {
  await inTransaction(run.database, async (database) => {
    await run.hold(database);
    const author: Author = { database, userId: transfer.userId, at: run.now() };
    await lockSpace(author, transfer.spaceId);
    const variants = await readImported(database, transfer.id);
    const problems: Problem[] = [];
    const finished: ChosenVariant[] = [];
    for (const variant of variants) {
      const [problem] = bodyProblems(variant.schema, variant.body, 'publish');
      if (!problem) finished.push(variant);
      else
        problems.push({
          entry: entryOf(variant),
          message: `Not published. ${problem.path.join('.')}: ${problem.message}`,
        });
    }
    for (let start = 0; start < finished.length; start += batchSize)
      problems.push(...(await deployPart(author, finished.slice(start, start + batchSize))));
    await database
      .updateTable('managed_content_job')
      .set({ variant_ids: [], problems: sql`problems || ${JSON.stringify(problems)}::jsonb` })
      .where('id', '=', transfer.id)
      .execute();
  });
}
