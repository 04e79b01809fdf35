import type { ConfigFor } from '@relab/contract';
import type { Autosaves, saveAutosave as saveAutosaveCall } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, authorOf } from '../../access/author.ts';
import type { DocumentRow } from './document-row.ts';
import { requireVariant } from './require-document.ts';

const maxOthers = 10;

/** The user's own autosave of a variant, and who else has one. Who may not save any more still finds what they typed. */
export async function readAutosaves(variantId: string, context: Context): Promise<Autosaves> {
  await requireVariant(variantId, context);
  return await selectAutosaves(variantId, context);
}

async function selectAutosaves(variantId: string, context: Context): Promise<Autosaves> {
  const { userId } = authorOf(context);
  const rows = await context.database
    .selectFrom('managed_content_autosave as a')
    .leftJoin('user as u', 'u.id', 'a.user_id')
    .select(['a.user_id', 'u.name', 'a.saved_date', 'a.version_id', 'a.title', 'a.url_name'])
    // The bodies of others are theirs.
    .select((eb) => eb.case().when('a.user_id', '=', userId).then(eb.ref('a.body')).end().as('body'))
    .where('a.variant_id', '=', variantId)
    .orderBy(sql`a.user_id = ${userId}`, 'desc')
    .orderBy('a.saved_date', 'desc')
    .limit(maxOthers + 1)
    .execute();
  const own = rows.find((row) => row.user_id === userId);
  return {
    autosave: own
      ? {
          contentBody: own.body ?? {},
          managedContentVersionId: own.version_id,
          savedDate: own.saved_date.toISOString(),
          title: own.title,
          urlName: own.url_name,
        }
      : null,
    managedContentVariantId: variantId,
    others: rows
      .filter((row) => row !== own)
      .slice(0, maxOthers)
      .map((row) => ({ id: row.user_id, name: row.name ?? '', savedDate: row.saved_date.toISOString() })),
  };
}

/** A document as the user is writing it: with what they have typed since the last save of its variant, if anything. */
export async function withOwnAutosave(row: DocumentRow, context: Context): Promise<DocumentRow> {
  const { userId } = authorOf(context);
  const own = await context.database
    .selectFrom('managed_content_autosave')
    .select(['title', 'url_name', 'body'])
    .where('variant_id', '=', row.variant_id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return own ? { ...row, ...own, body: own.body ?? {} } : row;
}

/** Stores what is typed unchecked: errors are reported on saving. */
export async function saveAutosave(
  input: ConfigFor<typeof saveAutosaveCall>,
  context: Context,
): Promise<Autosaves> {
  const { variantId, managedContentVersionId, title, urlName = null, contentBody } = input;
  const { database } = context;
  await requireVariant(variantId, context, { right: 'save' });
  const { userId, at } = authorOf(context);
  const { rows } = await sql`
    insert into managed_content_autosave (variant_id, user_id, version_id, title, url_name, body, saved_date)
    select variant_id, ${userId}, id, ${title}, ${urlName}, ${JSON.stringify(contentBody)}::jsonb, ${at}::timestamptz
    from managed_content_version where id = ${managedContentVersionId} and variant_id = ${variantId}
    on conflict (variant_id, user_id) do update set version_id = excluded.version_id, title = excluded.title,
      url_name = excluded.url_name, body = excluded.body, saved_date = excluded.saved_date
    returning variant_id`.execute(database);
  if (rows.length === 0)
    throw badRequest('There is no such version of this variant.', 'managedContentVersionId');
  return await selectAutosaves(variantId, context);
}

export async function deleteAutosave(variantId: string, context: Context): Promise<null> {
  await requireVariant(variantId, context);
  await endAutosave(variantId, authorOf(context));
  return null;
}

/** The author has saved the variant, or wants nothing of what they typed; that they may write it was checked. */
export async function endAutosave(variantId: string, { database, userId }: Author): Promise<void> {
  await database
    .deleteFrom('managed_content_autosave')
    .where('variant_id', '=', variantId)
    .where('user_id', '=', userId)
    .execute();
}
