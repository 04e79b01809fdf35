import type { ConfigFor } from '@relab/contract';
import type { ContentMentions, dismissContentMentions } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { isReadable, requireUser } from '../../access/access.ts';
import { anyOf } from '../../any-of.ts';
import { userSummary } from '../../representations.ts';
import { dismissTasks, readTasks } from '../workflow/tasks.ts';

const maxMentions = 20;
/** More are not counted. */
const maxCounted = 100;

/** The principal's own, and what waits for them in workflows: where they may not read any more, they were not mentioned. */
export async function readMentions(context: Context): Promise<ContentMentions> {
  const user = requireUser(context.principal);
  const rows = await context.database
    .selectFrom('managed_content_mention as n')
    .innerJoin('managed_content_comment as m', 'm.id', 'n.comment_id')
    .innerJoin('managed_content_variant as x', 'x.id', 'm.variant_id')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .innerJoin('managed_content_space as s', 's.id', 'c.space_id')
    .leftJoin('user as creator', 'creator.id', 'm.created_by_id')
    .select(['m.id', 'm.text', 'm.created_date', 'm.created_by_id', 'creator.name as creator_name'])
    .select(['x.language', 'x.title', 'c.id as content_id'])
    .where('n.user_id', '=', user.userId)
    .where(isReadable(user, 'c.folder_id'))
    .orderBy('n.created_date', 'desc')
    .orderBy('m.id')
    .limit(maxCounted)
    .execute();
  const tasks = await readTasks(context);
  return {
    count: rows.length + tasks.length,
    mentions: rows.slice(0, maxMentions).map((row) => ({
      commentId: row.id,
      createdBy: userSummary(row.created_by_id, row.creator_name),
      createdDate: row.created_date.toISOString(),
      language: row.language,
      managedContentId: row.content_id,
      text: row.text,
      title: row.title,
    })),
    tasks: tasks.slice(0, maxMentions),
  };
}

export async function dismissMentions(
  { commentIds = [], variantIds = [] }: ConfigFor<typeof dismissContentMentions>,
  context: Context,
): Promise<ContentMentions> {
  const { userId } = requireUser(context.principal);
  await context.database
    .deleteFrom('managed_content_mention')
    .where('user_id', '=', userId)
    .where('comment_id', '=', anyOf([...commentIds]))
    .execute();
  await dismissTasks(variantIds, context);
  return await readMentions(context);
}
