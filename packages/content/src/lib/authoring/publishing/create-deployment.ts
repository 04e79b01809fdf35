import type { Deployment } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { requireUser } from '../../access/access.ts';
import { type Author, authorOf } from '../../access/author.ts';
import { requireSpace } from '../space/space-rows.ts';
import { readChosen, withReferences } from './chosen-variant.ts';
import { readDeployment } from './deployment-rows.ts';
import { requireFuture } from './moment.ts';
import { planDeployment } from './plan-deployment.ts';
import { requireOfSpace } from './require-of-space.ts';
import { lockSpace, lockVariants, runDeployment } from './run-deployment.ts';
import { setDate } from './set-date.ts';

export interface DeploymentInput {
  readonly contentSpaceId: string;
  readonly channelIds?: readonly string[] | undefined;
  readonly contentIds?: readonly string[] | undefined;
  readonly variantIds?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly includeContentReferences?: boolean | undefined;
  readonly executeStagedDeployments?: boolean | undefined;
  readonly scheduledDate?: string | undefined;
}

const isNamed = ({ contentIds = [], variantIds = [] }: DeploymentInput): boolean =>
  contentIds.length + variantIds.length > 0;

/** Stages what is named, and answers its id; undefined where nothing is named. */
async function stage(
  author: Author,
  user: User,
  spaceId: string,
  input: DeploymentInput,
): Promise<string | undefined> {
  const { channelIds, description, includeContentReferences = false } = input;
  if (!isNamed(input)) {
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
    action: 'Publish',
    variants,
    channelIds,
    description,
    status: 'Draft',
  });
}

async function readStaged({ database }: Author, spaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from managed_content_deployment where space_id = ${spaceId} and status = 'Draft'
    order by created_date, id`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * C-081. Stages what is named. With a date it waits for that; with `executeStagedDeployments` all that is staged in the
 * space goes out, in the order in which it was staged, at once or at the date: all of it or, where something of it cannot,
 * nothing. Answers what it made, or what was staged last.
 */
export async function createDeployment(input: DeploymentInput, context: Context): Promise<Deployment> {
  const user = requireUser(context.principal);
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const author = authorOf(inside);
    const { id: spaceId } = await requireSpace(input.contentSpaceId, inside, 'publish');
    const { scheduledDate, executeStagedDeployments = false } = input;
    const date =
      scheduledDate === undefined ? undefined : requireFuture(scheduledDate, 'scheduledDate', author.at);
    await lockSpace(author, spaceId);
    const own = await stage(author, user, spaceId, input);
    const before = executeStagedDeployments ? await readStaged(author, spaceId) : [];
    const all = [...before.filter((id) => id !== own), ...(own === undefined ? [] : [own])];
    const last = all.at(-1);
    if (last === undefined) throw badRequest('Nothing is staged in this space.', 'executeStagedDeployments');
    if (date) for (const id of all) await setDate(author, id, date);
    else if (executeStagedDeployments) {
      await lockVariants(author, all);
      for (const id of all) await runDeployment(author, id);
    }
    return await readDeployment(last, inside);
  });
}
