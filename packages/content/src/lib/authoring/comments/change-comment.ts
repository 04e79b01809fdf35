import type { ConfigFor } from '@relab/contract';
import type { ContentComment, updateContentComment } from '@relab/contract/content';
import { badRequest, type Context } from '@relab/server/http';
import { hasRight, requireUser } from '../../access/access.ts';
import { authorOf, inContextTransaction } from '../../access/author.ts';
import { insufficientAccess, notFound } from '../../errors.ts';
import { requireVariant } from '../content/require-document.ts';
import { readComment } from './read-comments.ts';

/** A comment or a reply, with the variant that it is about, for a principal who may read that. */
async function requireComment(id: string, context: Context) {
  requireUser(context.principal);
  const comment = await context.database
    .selectFrom('managed_content_comment')
    .select(['id', 'variant_id', 'parent_id', 'created_by_id', 'resolved_date'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!comment) throw notFound();
  return { comment, variant: await requireVariant(comment.variant_id, context) };
}

/** Resolving twice is resolving once: the first user stays recorded. */
export async function resolveComment(
  { commentId, isResolved }: ConfigFor<typeof updateContentComment>,
  context: Context,
): Promise<ContentComment> {
  return await inContextTransaction(context, async (ctx) => {
    const { comment, variant } = await requireComment(commentId, ctx);
    const user = requireUser(ctx.principal);
    if (comment.created_by_id !== user.userId && !hasRight(variant, 'write'))
      throw insufficientAccess('You may not resolve comments of others in this space.');
    if (comment.parent_id !== null)
      throw badRequest('A reply is resolved with the comment that it belongs to.', 'commentId');
    if (isResolved !== (comment.resolved_date !== null)) {
      const { userId, at } = authorOf(ctx);
      await ctx.database
        .updateTable('managed_content_comment')
        .set({ resolved_date: isResolved ? at : null, resolved_by_id: isResolved ? userId : null })
        .where('id', '=', commentId)
        .execute();
    }
    return await readComment(commentId, variant, ctx);
  });
}

export async function deleteComment(commentId: string, context: Context): Promise<null> {
  const { comment, variant } = await requireComment(commentId, context);
  const user = requireUser(context.principal);
  if (comment.created_by_id !== user.userId && !hasRight(variant, 'manage'))
    throw insufficientAccess('You may not delete comments of others in this space.');
  await context.database.deleteFrom('managed_content_comment').where('id', '=', commentId).execute();
  return null;
}
