import type { Deployment } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { requireUser } from '../../access/access.ts';
import { type Author, authorOf } from '../../access/author.ts';
import { requireSpace } from '../space/space-rows.ts';
import { readChosen, withReferences } from './chosen-variant.ts';
import { enqueueDeployment } from './deployment-job.ts';
import { readDeployment } from './deployment-rows.ts';
import { requireFuture } from './moment.ts';
import { pinVersions } from './pin-versions.ts';
import { type DeploymentAction, type DeploymentPlan, planDeployment } from './plan-deployment.ts';
import { requireOfSpace } from './require-of-space.ts';
import { lockSpace } from './run-deployment.ts';

export interface ScheduleInput {
  readonly action: DeploymentAction;
  readonly contextContentSpaceId: string;
  readonly description: string;
  readonly scheduleDate: string;
  readonly refVariantIds: readonly string[];
  readonly variantIds: readonly string[];
  readonly expireDate?: string | undefined;
  readonly publishContentReference?: boolean | undefined;
  readonly versionIds?: readonly string[] | undefined;
}

interface Dates {
  readonly date: Date;
  readonly expiry: Date | undefined;
}

function readDates({ action, scheduleDate, expireDate }: ScheduleInput, now: Date): Dates {
  const date = requireFuture(scheduleDate, 'scheduleDate', now);
  if (expireDate === undefined) return { date, expiry: undefined };
  if (action === 'Unpublish') throw badRequest('Only what is published expires.', 'expireDate');
  const expiry = requireFuture(expireDate, 'expireDate', now);
  if (expiry <= date) throw badRequest('It would expire before it is published.', 'expireDate');
  return { date, expiry };
}

type Planned = Omit<DeploymentPlan, 'status' | 'scheduledDate'>;

async function planAt(author: Author, date: Date, plan: Planned): Promise<string> {
  const id = await planDeployment(author, { ...plan, status: 'Scheduled', scheduledDate: date });
  await enqueueDeployment(author, id, date);
  return id;
}

/**
 * C-086, C-087. What goes out are the versions of this moment, whatever is saved until then. What expires is taken back
 * by a deployment of its own, which can be moved and cancelled like any other; what only went along stays, since others
 * may name it.
 */
export async function createSchedule(input: ScheduleInput, context: Context): Promise<Deployment> {
  const user = requireUser(context.principal);
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const author = authorOf(inside);
    const space = await requireSpace(input.contextContentSpaceId, inside, 'publish');
    const { action, description, variantIds, publishContentReference = false } = input;
    const { date, expiry } = readDates(input, author.at);
    if (variantIds.length === 0) throw badRequest('Name variants.', 'variantIds');
    if (publishContentReference && action === 'Unpublish')
      throw badRequest('Only what is published takes along what it names.', 'publishContentReference');
    await lockSpace(author, space.id);
    const asked = new Set(variantIds);
    const chosen = await readChosen(database, user, { variantIds: [...asked, ...input.refVariantIds] });
    requireOfSpace(chosen, space.id, 'contextContentSpaceId');
    const named = chosen.map((variant) => ({ ...variant, isTopLevel: asked.has(variant.id) }));
    const pinned = await pinVersions(database, named, input.versionIds);
    const variants = publishContentReference ? await withReferences(database, pinned) : pinned;
    const id = await planAt(author, date, { action, variants, description });
    if (expiry)
      await planAt(author, expiry, {
        action: 'Unpublish',
        variants: variants.filter(({ isTopLevel }) => isTopLevel),
        description,
        expiresId: id,
      });
    return await readDeployment(id, inside);
  });
}
