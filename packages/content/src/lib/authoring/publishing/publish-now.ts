import type { Context } from '@relab/server/http';
import { requireUser } from '../../access/access.ts';
import { authorOf, inContextTransaction } from '../../access/author.ts';
import { type Choice, readChosen, requireOfSpace, withReferences } from './chosen-variant.ts';
import { executeDeployment } from './execute-deployment.ts';
import { type DeploymentAction, planDeployment } from './plan-deployment.ts';

export interface PublishRequest extends Choice {
  readonly description?: string | undefined;
  readonly includeContentReferences?: boolean | undefined;
  /** The space that all of it must be of. */
  readonly contextContentSpaceId?: string | undefined;
}

export interface Deployed {
  readonly deploymentId: string;
  readonly description: string | null;
  readonly at: string;
}

/** Publishes or unpublishes at once: all of it or nothing. */
export async function deployNow(
  action: DeploymentAction,
  { description, includeContentReferences = false, contextContentSpaceId, ...choice }: PublishRequest,
  context: Context,
): Promise<Deployed> {
  const user = requireUser(context.principal);
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const author = authorOf(ctx);
    const chosen = await readChosen(database, user, choice);
    if (contextContentSpaceId !== undefined)
      requireOfSpace(chosen, contextContentSpaceId, 'contextContentSpaceId');
    const variants = includeContentReferences ? await withReferences(database, chosen) : chosen;
    const plan = { action, variants, description, status: 'InProgress' } as const;
    const deploymentId = await planDeployment(author, plan);
    await executeDeployment(author, deploymentId);
    return { deploymentId, description: description ?? null, at: author.at.toISOString() };
  });
}
