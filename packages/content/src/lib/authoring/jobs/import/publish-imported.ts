import type { Database } from '@relab/database';
import { inTransaction, withSavepoint } from '@relab/database';
import { ApiError } from '@relab/server/http';
import type { JobRun } from '@relab/server/jobs';
import { sql } from 'kysely';
import type { Author } from '../../../access/author.ts';
import { bodyProblems } from '../../../types/check-body.ts';
import type { ChosenVariant } from '../../publishing/chosen-variant.ts';
import { executeDeployment } from '../../publishing/execute-deployment.ts';
import { planDeployment } from '../../publishing/plan-deployment.ts';
import { lockSpace } from '../../publishing/run-deployment.ts';
import type { Problem, Transfer } from '../transfer.ts';

/** Of those that the job brought in what is not published as it is. */
async function readImported(database: Database, jobId: string): Promise<readonly ChosenVariant[]> {
  const { rows } = await sql<ChosenVariant>`
    select x.id, c.id as "contentId", x.language, c.space_id as "spaceId", v.id as "versionId", v.title, v.body, t.schema,
      true as "isTopLevel"
    from managed_content_variant x
    join managed_content c on c.id = x.content_id
    join managed_content_version v on v.id = x.latest_version_id
    join content_type t on t.fully_qualified_name = c.type_name
    where x.id = any ((select variant_ids from managed_content_job where id = ${jobId})::text[])
      and x.status <> 'Published'
    order by x.id for update of x`.execute(database);
  return rows;
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

const atOnce = 200;

/** Publishes what came in. What it was about is forgotten in the same transaction, so it goes out once. */
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
    for (let start = 0; start < finished.length; start += atOnce)
      problems.push(...(await deployPart(author, finished.slice(start, start + atOnce))));
    await sql`
      update managed_content_job set variant_ids = '{}', problems = problems || ${JSON.stringify(problems)}::jsonb
      where id = ${transfer.id}`.execute(database);
  });
}
