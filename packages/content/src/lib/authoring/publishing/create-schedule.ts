import type { ConfigFor } from '@relab/contract';
import type { createSchedule as createScheduleCall, Deployment } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { requireUser } from '../../access/access.ts';
import { type Author, authorOf, inContextTransaction } from '../../access/author.ts';
import { requireSpace } from '../space/space-row.ts';
import { readChosen, requireOfSpace, withReferences } from './chosen-variant.ts';
import { enqueueDeployment } from './deployment-job.ts';
import { readDeployment } from './deployment-row.ts';
import { requireFuture } from './moment.ts';
import { pinVersions } from './pin-versions.ts';
import { type DeploymentPlan, planDeployment } from './plan-deployment.ts';
import { lockSpace } from './run-deployment.ts';

type ScheduleInput = ConfigFor<typeof createScheduleCall>;

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
 * C-086, C-087. Published are the versions of this moment, whatever is saved until then. What expires is unpublished by a
 * deployment of its own, which can be moved and cancelled like any other; what was only published along with it stays,
 * since others may name it.
 */
export async function createSchedule(input: ScheduleInput, context: Context): Promise<Deployment> {
  const user = requireUser(context.principal);
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const author = authorOf(ctx);
    const space = await requireSpace(input.contextContentSpaceId, ctx, 'publish');
    const { action, description, variantIds, publishContentReference = false } = input;
    const { date, expiry } = readDates(input, author.at);
    if (variantIds.length === 0) throw badRequest('Name variants.', 'variantIds');
    if (publishContentReference && action === 'Unpublish')
      throw badRequest('Only what is published takes along what it names.', 'publishContentReference');
    await lockSpace(author, space.id);
    const topLevel = new Set(variantIds);
    const chosen = await readChosen(database, user, { variantIds: [...topLevel, ...input.refVariantIds] });
    requireOfSpace(chosen, space.id, 'contextContentSpaceId');
    const named = chosen.map((variant) => ({ ...variant, isTopLevel: topLevel.has(variant.id) }));
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
    return await readDeployment(id, ctx);
  });
}
