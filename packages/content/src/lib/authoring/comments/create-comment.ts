import type { ConfigFor } from '@relab/contract';
import type { ContentComment, createContentComment } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { badRequest, type Context, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { authorOf, inContextTransaction } from '../../access/author.ts';
import { limitExceeded, notFound } from '../../errors.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireVariant } from '../content/require-document.ts';
import { readComment } from './read-comments.ts';
import { readersAmong } from './readers.ts';

/** Somebody is to learn that a comment names them. */
export interface MentionNotice {
  readonly userId: string;
  readonly authorId: string;
  readonly contentId: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly at: Date;
}

/** Notifies somebody, within the transaction of the comment. */
export type NotifyMention = (transaction: Database, notice: MentionNotice) => Promise<void>;

const maxComments = 1000;
const maxReplies = 100;

/** The comment that is replied to: of the same variant, and no reply itself. */
async function requireParent(id: string, variantId: string, database: Database) {
  const parent = await database
    .selectFrom('managed_content_comment as m')
    .select(['m.id', 'm.field_path'])
    .select((eb) =>
      eb
        .selectFrom('managed_content_comment as r')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('r.parent_id', '=', 'm.id')
        .as('replies'),
    )
    .where('m.id', '=', id)
    .where('m.variant_id', '=', variantId)
    .where('m.parent_id', 'is', null)
    .executeTakeFirst();
  if (!parent) throw notFound();
  if (Number(parent.replies) >= maxReplies)
    throw limitExceeded(`A comment has ${maxReplies} replies at most.`);
  return parent;
}

async function requireRoom(variantId: string, database: Database): Promise<void> {
  const row = await database
    .selectFrom('managed_content_comment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('variant_id', '=', variantId)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (Number(row?.count ?? 0) >= maxComments)
    throw limitExceeded(`A content has ${maxComments} comments in a language at most. Delete old ones.`);
}

/** Of these people those who have no mention left to read in this variant: one notice is enough until they have. */
async function withoutUnread(
  ids: readonly string[],
  variantId: string,
  database: Database,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from unnest(${[...ids]}::text[]) as person (id) where not exists (
      select 1 from managed_content_mention n join managed_content_comment m on m.id = n.comment_id
      where n.user_id = person.id and m.variant_id = ${variantId})`.execute(database);
  return rows.map(({ id }) => id);
}

interface Mentioning {
  readonly commentId: string;
  readonly text: string;
  readonly mentionedIds: readonly string[];
}

async function notifyMentioned(
  { commentId, text, mentionedIds }: Mentioning,
  variant: DocumentRow,
  context: Context,
  notify: NotifyMention | undefined,
): Promise<void> {
  const { database } = context;
  const { userId: authorId, at } = authorOf(context);
  const others = mentionedIds.filter((id) => id !== authorId);
  if (others.length === 0) return;
  const noticed = await withoutUnread(others, variant.variant_id, database);
  await sql`
    insert into managed_content_mention (user_id, comment_id, created_date)
    select id, ${commentId}, ${at}::timestamptz from unnest(${others}::text[]) as id`.execute(database);
  const { content_id: contentId, language, title } = variant;
  for (const userId of noticed)
    await notify?.(database, { userId, authorId: authorId ?? '', contentId, language, title, text, at });
}

/** A comment or a reply, by whoever may read the variant. */
export async function createComment(
  input: ConfigFor<typeof createContentComment>,
  context: Context,
  notify: NotifyMention | undefined,
): Promise<ContentComment> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const { variantId, text, replyToId } = input;
    const variant = await requireVariant(variantId, ctx);
    const parent = replyToId === undefined ? undefined : await requireParent(replyToId, variantId, database);
    if (!parent) await requireRoom(variantId, database);
    const mentionedIds = [...new Set(input.mentionedUserIds)];
    const place = { spaceId: variant.space_id, folderId: variant.folder_id };
    const readers = await readersAmong(mentionedIds, place, database);
    if (readers.length < mentionedIds.length)
      throw badRequest('Mention people who may read this content.', 'mentionedUserIds');
    const { userId, at } = authorOf(ctx);
    const id = newId('0cc');
    await database
      .insertInto('managed_content_comment')
      .values({
        ...{ id, variant_id: variantId, parent_id: parent?.id ?? null, text, mentioned_ids: mentionedIds },
        field_path: parent?.field_path ?? input.fieldPath ?? '',
        ...{ created_date: at, created_by_id: userId ?? '' },
      })
      .execute();
    await notifyMentioned({ commentId: id, text, mentionedIds }, variant, ctx, notify);
    return await readComment(parent?.id ?? id, variant, ctx);
  });
}
