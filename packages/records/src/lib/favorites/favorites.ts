import type { ConfigFor } from '@relab/contract';
import type {
  createFavorite as createFavoriteCall,
  Favorite,
  Favorites,
  updateFavorite as updateFavoriteCall,
} from '@relab/contract/records';
import { inTransaction } from '@relab/database';
import { insufficientAccess, newId, notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { invalidInput, limitExceeded } from '../errors.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type FavoriteRow, favoriteColumns, representFavorite } from './favorite-row.ts';
import { requireTarget } from './favorite-target.ts';

const keyPrefix = '0MV';

/** Of one user. */
export const maxFavorites = 200;

/** Guests have none. */
function userOf({ principal }: RecordsContext): string {
  if (principal.kind === 'guest') throw insufficientAccess();
  return principal.userId;
}

const toFavorites = (rows: readonly FavoriteRow[], context: RecordsContext): Favorite[] =>
  rows.map((row) => representFavorite(row, context));

/** What a statement gave of one favorite; throws NOT_FOUND where that is nothing. */
async function only(row: Promise<FavoriteRow | undefined>, context: RecordsContext): Promise<Favorite> {
  const found = await row;
  if (!found) throw notFound();
  return representFavorite(found, context);
}

/** The caller's own. */
const updateFavorite = (id: string, context: RecordsContext) =>
  context.database
    .updateTable('relab_favorite')
    .where('id', '=', id)
    .where('user_id', '=', userOf(context))
    .returning(favoriteColumns);

const columns = sql.join(favoriteColumns.map((name) => sql.ref(`favorite.${name}`)));

/** In the user's order. One statement. */
export async function readFavorites(context: RecordsContext): Promise<Favorites> {
  const rows = await context.database
    .selectFrom('relab_favorite')
    .select(favoriteColumns)
    .where('user_id', '=', userOf(context))
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return { favorites: toFavorites(rows, context) };
}

export async function readFavorite(id: string, context: RecordsContext): Promise<Favorite> {
  const favorite = context.database
    .selectFrom('relab_favorite')
    .select(favoriteColumns)
    .where('id', '=', id)
    .where('user_id', '=', userOf(context));
  return await only(favorite.executeTakeFirst(), context);
}

type NewFavorite = ConfigFor<typeof createFavoriteCall>;

/** By default the last. What is a favorite already gets the new name. Two statements at most. */
export async function createFavorite(given: NewFavorite, context: RecordsContext): Promise<Favorite> {
  const user = userOf(context);
  const { target, object } = await requireTarget(given.targetType, given.target, context);
  const statement = sql<FavoriteRow>`
    with own as materialized (
      select count(*) as count, coalesce(max(sort_order) + 1, 0) as next,
        coalesce(bool_or(target_type = ${given.targetType} and target = ${target}), false) as known
      from relab_favorite where user_id = ${user}
    )
    insert into relab_favorite as favorite (id, user_id, name, target, target_type, object, sort_order)
    select ${newId(keyPrefix)}, ${user}, ${given.name}, ${target}, ${given.targetType}, ${object},
      coalesce(${given.sortOrder ?? null}::integer, own.next)
    from own where own.known or own.count < ${maxFavorites}
    on conflict (user_id, target_type, target) do update set name = excluded.name,
      sort_order = coalesce(${given.sortOrder ?? null}::integer, favorite.sort_order)
    returning ${columns}`;
  const { rows } = await statement.execute(context.database);
  const [made] = toFavorites(rows, context);
  if (made) return made;
  throw limitExceeded(context.objects.texts.favorites.max(maxFavorites));
}

/** One statement. Throws INVALID_INPUT where neither is named. */
export async function changeFavorite(
  id: string,
  { name, sortOrder }: Omit<ConfigFor<typeof updateFavoriteCall>, 'favoriteId'>,
  context: RecordsContext,
): Promise<Favorite> {
  if (name === undefined && sortOrder === undefined)
    throw invalidInput('You must specify either name or sortOrder.');
  const changed = updateFavorite(id, context).set({
    ...(name === undefined ? {} : { name }),
    ...(sortOrder === undefined ? {} : { sort_order: sortOrder }),
  });
  return await only(changed.executeTakeFirst(), context);
}

/** One statement. */
export async function deleteFavorite(id: string, context: RecordsContext): Promise<void> {
  const deleted = await context.database
    .deleteFrom('relab_favorite')
    .where('id', '=', id)
    .where('user_id', '=', userOf(context))
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw notFound();
}

/** The favorite was used. One statement. */
export async function noteUse(id: string, context: RecordsContext): Promise<Favorite> {
  const used = updateFavorite(id, context).set((column) => ({
    access_count: column('access_count', '+', 1),
    last_access_date: context.now(),
  }));
  return await only(used.executeTakeFirst(), context);
}

/**
 * New names, and an order: those of the request come first, in its order; the others stay behind them as they were. All of it or
 * nothing. Three statements. Throws NOT_FOUND for one that is not the caller's.
 */
export async function changeFavorites(
  given: readonly { readonly id: string; readonly name: string }[],
  context: RecordsContext,
): Promise<Favorites> {
  const user = userOf(context);
  const ids = given.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalidInput('A favorite is there twice.', 'favorites');
  return await inTransaction(context.database, async (database) => {
    const inner = { ...context, database };
    const rows = await database
      .selectFrom('relab_favorite')
      .select('id')
      .where('user_id', '=', user)
      .orderBy('id')
      .forUpdate()
      .execute();
    const own = new Set(rows.map(({ id }) => id));
    if (ids.some((id) => !own.has(id))) throw notFound();
    await sql`
      update relab_favorite as favorite set name = coalesce(placed.name, favorite.name), sort_order = placed.position
      from (
        select one.id, listed.name,
          (row_number() over (order by listed.position nulls last, one.sort_order, one.id) - 1)::integer as position
        from relab_favorite as one
        left join unnest(${ids}::text[], ${given.map(({ name }) => name)}::text[]) with ordinality
          as listed (id, name, position) on listed.id = one.id
        where one.user_id = ${user}
      ) as placed where placed.id = favorite.id`.execute(database);
    return await readFavorites(inner);
  });
}
