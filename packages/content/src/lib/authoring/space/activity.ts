import type { ConfigFor } from '@relab/contract';
import type { activityKinds, getSpaceActivity, SpaceActivities } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, authorOf } from '../../access/author.ts';
import { readCursor, writeCursor } from '../../keyset-cursor.ts';
import { userSummary } from '../../representations.ts';
import { momentOf } from '../publishing/moment.ts';
import { requireSpace } from './space-row.ts';

/** What no trigger records: it has no row with the user who changed it. */
export interface ActivityNote {
  readonly spaceId: string;
  readonly kind: (typeof activityKinds)[number];
  readonly title: string;
  readonly detail?: string | null;
  readonly contentId?: string | null;
}

/** Notes what an author does, in the transaction in which they do it. */
export async function noteActivity({ database, userId, at }: Author, note: ActivityNote): Promise<void> {
  const { spaceId, kind, title, detail = null, contentId = null } = note;
  await database
    .insertInto('managed_content_activity')
    .values({
      ...{ space_id: spaceId, kind, title, detail, content_id: contentId, user_id: userId, at },
      subject: newId('0ca'),
    })
    .execute();
}

/** A page of what happened in a space, for whoever writes there. */
export async function readActivity(
  config: ConfigFor<typeof getSpaceActivity>,
  context: Context,
): Promise<SpaceActivities> {
  const { contentSpaceId, before, from, until, kinds, userId, pageSize = 50 } = config;
  const space = await requireSpace(contentSpaceId, context, 'write');
  const cursor = before === undefined ? undefined : readCursor(before, 'before');
  let query = context.database
    .selectFrom('managed_content_activity as a')
    .leftJoin('user as u', 'u.id', 'a.user_id')
    .leftJoin('managed_content as c', 'c.id', 'a.content_id')
    .select(['a.id', 'a.kind', 'a.title', 'a.language', 'a.detail', 'a.user_id', 'a.at'])
    .select(['u.name as user_name', 'c.id as content_id'])
    .where('a.space_id', '=', space.id);
  if (kinds && kinds.length > 0) query = query.where('a.kind', 'in', kinds);
  if (userId !== undefined) query = query.where('a.user_id', '=', userId);
  if (from !== undefined) query = query.where('a.at', '>=', momentOf(from, 'from'));
  if (until !== undefined) query = query.where('a.at', '<', momentOf(until, 'until'));
  if (cursor)
    query = query.where(
      sql<boolean>`(a.at, a.id) < (${cursor.date.toISOString()}::timestamptz, ${cursor.id}::bigint)`,
    );
  const rows = await query
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    activities: page.map((row) => ({
      createdBy: userSummary(row.user_id, row.user_name),
      createdDate: row.at.toISOString(),
      detail: row.detail,
      id: String(row.id),
      kind: row.kind,
      language: row.language,
      managedContentId: row.content_id,
      title: row.title,
    })),
    nextBefore:
      rows.length > page.length && last ? writeCursor({ date: last.at, id: String(last.id) }) : null,
  };
}

/** Of a call's author. */
export const noteActivityOf = (context: Context, note: ActivityNote): Promise<void> =>
  noteActivity(authorOf(context), note);
