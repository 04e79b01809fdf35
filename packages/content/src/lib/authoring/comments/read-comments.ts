import type { ConfigFor } from '@relab/contract';
import type { ContentComment, ContentComments, getContentComments } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { hasRight, requireUser } from '../../access/access.ts';
import { readCursor, writeCursor } from '../../keyset-cursor.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireVariant } from '../content/require-document.ts';
import { type CommentReader, representComments, selectComments } from './comment-row.ts';

/** What the principal may do with the comments on a variant. */
export function commentReader(row: DocumentRow, { principal }: Context): CommentReader {
  const user = requireUser(principal);
  return { userId: user.userId, isManager: hasRight(row, 'manage') };
}

/** A page of the comments on a variant that the principal may read. */
export async function readComments(
  { variantId, isResolved = false, pageSize = 50, before }: ConfigFor<typeof getContentComments>,
  context: Context,
): Promise<ContentComments> {
  const { database } = context;
  const variant = await requireVariant(variantId, context);
  const cursor = before === undefined ? undefined : readCursor(before, 'before');
  const rows = await selectComments(database)
    .where('m.variant_id', '=', variantId)
    .where('m.parent_id', 'is', null)
    .where('m.resolved_date', isResolved ? 'is not' : 'is', null)
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(m.created_date, m.id) < (${cursor?.date.toISOString()}::timestamptz, ${cursor?.id})`,
      ),
    )
    .orderBy('m.created_date', 'desc')
    .orderBy('m.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const counts = await database
    .selectFrom('managed_content_comment')
    .select(({ fn }) => ['field_path', fn.countAll<string>().as('count')])
    .where('variant_id', '=', variantId)
    .where('parent_id', 'is', null)
    .where('resolved_date', 'is', null)
    .groupBy('field_path')
    .orderBy('field_path')
    .execute();
  return {
    comments: [...(await representComments(database, page, commentReader(variant, context)))],
    nextBefore:
      rows.length > page.length && last ? writeCursor({ date: last.created_date, id: last.id }) : null,
    openCounts: counts.map((row) => ({ count: Number(row.count), fieldPath: row.field_path })),
  };
}

/** One comment with its replies. */
export async function readComment(
  id: string,
  variant: DocumentRow,
  context: Context,
): Promise<ContentComment> {
  const rows = await selectComments(context.database).where('m.id', '=', id).execute();
  const [comment] = await representComments(context.database, rows, commentReader(variant, context));
  if (!comment) throw new Error('The comment was deleted while it was written.');
  return comment;
}
