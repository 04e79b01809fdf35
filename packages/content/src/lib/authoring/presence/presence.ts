import type { ConfigFor } from '@relab/contract';
import {
  type ContentPresence,
  endContentPresence,
  presenceLifetime,
  reportContentPresence,
} from '@relab/contract/content';
import { type Context, type Route, route } from '@relab/server/http';
import { sql } from 'kysely';
import { authorOf } from '../../access/author.ts';
import { requireDocument } from '../content/require-document.ts';

const maxVisitors = 10;

/** Records that the principal has the content open, and returns who else has. */
async function reportPresence(
  { contentKeyOrId, language }: ConfigFor<typeof reportContentPresence>,
  context: Context,
): Promise<ContentPresence> {
  const { database } = context;
  const { content_id: contentId } = await requireDocument({ contentKeyOrId }, context);
  const { userId, at } = authorOf(context);
  const expired = new Date(at.getTime() - presenceLifetime);
  await sql`
    insert into managed_content_presence (content_id, user_id, language, seen_date)
    values (${contentId}, ${userId}, ${language}, ${at}::timestamptz)
    on conflict (content_id, user_id) do update set language = excluded.language, seen_date = excluded.seen_date`.execute(
    database,
  );
  const rows = await database
    .selectFrom('managed_content_presence as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .select(['p.user_id', 'u.name', 'p.language', 'p.seen_date'])
    .where('p.content_id', '=', contentId)
    .where('p.user_id', '<>', userId ?? '')
    .where('p.seen_date', '>=', expired)
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(maxVisitors)
    .execute();
  return {
    visitors: rows.map((row) => ({
      id: row.user_id,
      language: row.language,
      name: row.name ?? '',
      seenDate: row.seen_date.toISOString(),
    })),
  };
}

async function endPresence(contentKeyOrId: string, context: Context): Promise<null> {
  const { content_id: contentId } = await requireDocument({ contentKeyOrId }, context);
  await context.database
    .deleteFrom('managed_content_presence')
    .where('content_id', '=', contentId)
    .where('user_id', '=', authorOf(context).userId ?? '')
    .execute();
  return null;
}

export const presenceRoutes = (): readonly Route[] => [
  route(reportContentPresence, reportPresence),
  route(endContentPresence, ({ contentKeyOrId }, context) => endPresence(contentKeyOrId, context)),
];
