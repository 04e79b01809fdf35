import type { ConfigFor } from '@relab/contract';
import type {
  ContentView,
  ContentViews,
  deleteContentView as deleteCall,
  getContentViews,
  saveContentView as saveCall,
} from '@relab/contract/content';
import type { Row } from '@relab/database';
import { type Context, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { hasRight, requireRight, requireUser, rightsIn } from '../../access/access.ts';
import { authorOf, inContextTransaction } from '../../access/author.ts';
import { insufficientAccess, limitExceeded, notFound } from '../../errors.ts';
import { requireSpace, type SpaceRow } from '../space/space-row.ts';

/** Of one user in a space, and of all that are shared there. */
const maxViews = 100;

type ViewRow = Pick<Row<'managed_content_view'>, 'id' | 'user_id' | 'name' | 'query' | 'is_shared'>;

function represent(row: ViewRow, space: Pick<SpaceRow, 'rights'>, { principal }: Context): ContentView {
  const user = requireUser(principal);
  const isOwn = row.user_id === user.userId;
  return {
    id: row.id,
    isDeletable: isOwn || hasRight(space, 'manage'),
    isOwn,
    isShared: row.is_shared,
    name: row.name,
    query: row.query,
  };
}

/** The user's own views of a space, and those that are shared there. */
export async function readViews(
  { contentSpaceId }: ConfigFor<typeof getContentViews>,
  context: Context,
): Promise<ContentViews> {
  const space = await requireSpace(contentSpaceId, context);
  const { userId } = requireUser(context.principal);
  const rows = await context.database
    .selectFrom('managed_content_view')
    .select(['id', 'user_id', 'name', 'query', 'is_shared'])
    .where('space_id', '=', space.id)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('is_shared', '=', sql.lit(true))]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(2 * maxViews)
    .execute();
  return { views: rows.map((row) => represent(row, space, context)) };
}

/** Throws where somebody has saved, or all share, as many as are shown. */
async function requireRoom(
  {
    spaceId,
    userId,
    isShared,
  }: { readonly spaceId: string; readonly userId: string; readonly isShared: boolean },
  { database }: Context,
): Promise<void> {
  const { rows } = await sql<{ own: number; shared: number }>`
    select count(*) filter (where user_id = ${userId})::int as own, count(*) filter (where is_shared)::int as shared
    from managed_content_view where space_id = ${spaceId} and (user_id = ${userId} or is_shared)`.execute(
    database,
  );
  if ((rows[0]?.own ?? 0) >= maxViews)
    throw limitExceeded(`You have saved ${maxViews} views here. Delete one first.`);
  if (isShared && (rows[0]?.shared ?? 0) >= maxViews)
    throw limitExceeded(`${maxViews} views are shared here. One has to be deleted first.`, 'isShared');
}

/** Saves a view under its name, in place of the user's own of that name. */
export async function saveView(
  { contentSpaceId, name, query, isShared = false }: ConfigFor<typeof saveCall>,
  context: Context,
): Promise<ContentView> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const space = await requireSpace(contentSpaceId, ctx);
    if (isShared && !hasRight(space, 'publish'))
      throw insufficientAccess('Those who publish in this space share views with it.', 'isShared');
    const { userId, at } = authorOf(ctx);
    const owner = userId ?? '';
    const changed = await database
      .updateTable('managed_content_view')
      .set({ name, query, is_shared: isShared, last_modified_date: at })
      .where('space_id', '=', space.id)
      .where('user_id', '=', owner)
      .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
      .returning(['id', 'user_id', 'name', 'query', 'is_shared'])
      .executeTakeFirst();
    if (changed) return represent(changed, space, ctx);
    await requireRoom({ spaceId: space.id, userId: owner, isShared }, ctx);
    const saved = await database
      .insertInto('managed_content_view')
      .values({
        ...{ id: newId('0cv'), space_id: space.id, user_id: owner, name, query, is_shared: isShared },
        ...{ created_date: at, last_modified_date: at },
      })
      // Sent twice at once, the second one counts.
      .onConflict((on) =>
        on
          .expression(sql`space_id, user_id, lower(name)`)
          .doUpdateSet({ name, query, is_shared: isShared, last_modified_date: at }),
      )
      .returning(['id', 'user_id', 'name', 'query', 'is_shared'])
      .executeTakeFirstOrThrow();
    return represent(saved, space, ctx);
  });
}

/** Deletes a view of one's own, or one that is shared, for who manages its space. */
export async function deleteView(
  { contentViewId }: ConfigFor<typeof deleteCall>,
  { database, principal }: Context,
): Promise<null> {
  const user = requireUser(principal);
  const row = await database
    .selectFrom('managed_content_view as v')
    .innerJoin('managed_content_space as s', 's.id', 'v.space_id')
    .select(['v.user_id', 'v.is_shared', rightsIn(user).as('rights')])
    .where('v.id', '=', contentViewId)
    .executeTakeFirst();
  const view = requireRight(row, 'read');
  if (view.user_id !== user.userId) {
    // What is somebody else's alone is not there.
    if (!view.is_shared) throw notFound();
    requireRight(view, 'manage');
  }
  await database.deleteFrom('managed_content_view').where('id', '=', contentViewId).execute();
  return null;
}
