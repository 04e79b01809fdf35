import type { ConfigFor } from '@relab/contract';
import type { createDeployment as createDeploymentCall, Deployment } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { requireUser } from '../../access/access.ts';
import { type Author, authorOf, inContextTransaction } from '../../access/author.ts';
import { requireSpace } from '../space/space-row.ts';
import { readChosen, requireOfSpace, withReferences } from './chosen-variant.ts';
import { scheduleDeployment } from './deployment-job.ts';
import { readDeployment } from './deployment-row.ts';
import { requireFuture } from './moment.ts';
import { planDeployment } from './plan-deployment.ts';
import { requireDeployable } from './require-deployable.ts';
import { lockSpace, lockVariants, runDeployment } from './run-deployment.ts';

type DeploymentInput = ConfigFor<typeof createDeploymentCall>;

/** Stages what is named, and returns its id; undefined where nothing is named. */
async function stage(
  author: Author,
  user: User,
  spaceId: string,
  input: DeploymentInput,
): Promise<string | undefined> {
  const { channelIds, contentIds = [], variantIds = [], description, includeContentReferences } = input;
  if (contentIds.length + variantIds.length === 0) {
    if (!input.executeStagedDeployments) throw badRequest('Name contents or variants.', 'contentIds');
    if (channelIds)
      throw badRequest(
        'What is staged has channels already. Name contents or variants for these.',
        'channelIds',
      );
    return undefined;
  }
  const chosen = await readChosen(author.database, user, input);
  requireOfSpace(chosen, spaceId, 'contentSpaceId');
  const variants = includeContentReferences ? await withReferences(author.database, chosen) : chosen;
  return await planDeployment(author, {
    ...{ action: 'Publish', status: 'Draft', variants, channelIds, description },
  });
}

async function readStaged({ database }: Author, spaceId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('managed_content_deployment')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('status', '=', 'Draft')
    .orderBy('created_date')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * C-081. Stages what is named. With a date it waits for that; with `executeStagedDeployments` all that is staged in the
 * space is published, in the order in which it was staged, at once or at the date: all of it or, where something of it
 * cannot be, nothing. Returns what it created, or what was staged last.
 */
export async function createDeployment(input: DeploymentInput, context: Context): Promise<Deployment> {
  const user = requireUser(context.principal);
  return await inContextTransaction(context, async (ctx) => {
    const author = authorOf(ctx);
    const { id: spaceId } = await requireSpace(input.contentSpaceId, ctx, 'publish');
    const { scheduledDate, executeStagedDeployments = false } = input;
    const date =
      scheduledDate === undefined ? undefined : requireFuture(scheduledDate, 'scheduledDate', author.at);
    await lockSpace(author, spaceId);
    const own = await stage(author, user, spaceId, input);
    const before = executeStagedDeployments ? await readStaged(author, spaceId) : [];
    const all = [...before.filter((id) => id !== own), ...(own === undefined ? [] : [own])];
    const last = all.at(-1);
    if (last === undefined) throw badRequest('Nothing is staged in this space.', 'executeStagedDeployments');
    await requireDeployable(author, spaceId, before);
    if (date) for (const id of all) await scheduleDeployment(author, id, date);
    else if (executeStagedDeployments) {
      await lockVariants(author, all);
      for (const id of all) await runDeployment(author, id);
    }
    return await readDeployment(last, ctx);
  });
}
