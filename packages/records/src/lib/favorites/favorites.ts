import type { Favorite, Favorites } from '@relab/contract/records';
import { inTransaction } from '@relab/database';
import { ApiError, newId, noAccess, notFound } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import type { RecordsContext } from '../query/records-context.ts';
import { type FavoriteRow, favoriteColumns, representFavorite } from './favorite-row.ts';
import { requireTarget, type TargetType } from './favorite-target.ts';

const keyPrefix = '0MV';

/** Of one user. */
export const mostFavorites = 200;

/** Guests have none. */
function userOf({ who }: RecordsContext): string {
  if (who.kind === 'guest') throw noAccess();
  return who.userId;
}

async function run(statement: RawBuilder<FavoriteRow>, context: RecordsContext): Promise<Favorite[]> {
  const { rows } = await statement.execute(context.database);
  return rows.map((row) => representFavorite(row, context));
}

function only([favorite]: readonly Favorite[]): Favorite {
  if (!favorite) throw notFound();
  return favorite;
}

/** In the user's order. One statement. */
export async function readFavorites(context: RecordsContext): Promise<Favorites> {
  const statement = sql<FavoriteRow>`
    select ${favoriteColumns} from relab_favorite as favorite where favorite.user_id = ${userOf(context)}
    order by favorite.sort_order, favorite.id`;
  return { favorites: await run(statement, context) };
}

export async function readFavorite(id: string, context: RecordsContext): Promise<Favorite> {
  const statement = sql<FavoriteRow>`
    select ${favoriteColumns} from relab_favorite as favorite
    where favorite.id = ${id} and favorite.user_id = ${userOf(context)}`;
  return only(await run(statement, context));
}

export interface NewFavorite {
  readonly name: string;
  readonly target: string;
  readonly targetType: TargetType;
  readonly sortOrder?: number | undefined;
}

/** At the end unless told otherwise. What is a favorite already gets the new name. Two statements at most. */
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
    from own where own.known or own.count < ${mostFavorites}
    on conflict (user_id, target_type, target) do update set name = excluded.name,
      sort_order = coalesce(${given.sortOrder ?? null}::integer, favorite.sort_order)
    returning ${favoriteColumns}`;
  const [made] = await run(statement, context);
  if (made) return made;
  throw new ApiError('LIMIT_EXCEEDED', `You have ${mostFavorites} favorites; remove one to add another.`);
}

/** One statement. Throws INVALID_INPUT where nothing is given. */
export async function changeFavorite(
  id: string,
  { name, sortOrder }: { readonly name?: string | undefined; readonly sortOrder?: number | undefined },
  context: RecordsContext,
): Promise<Favorite> {
  if (name === undefined && sortOrder === undefined)
    throw new ApiError('INVALID_INPUT', 'You must specify either name or sortOrder.');
  const statement = sql<FavoriteRow>`
    update relab_favorite as favorite set name = coalesce(${name ?? null}, name),
      sort_order = coalesce(${sortOrder ?? null}::integer, sort_order)
    where favorite.id = ${id} and favorite.user_id = ${userOf(context)} returning ${favoriteColumns}`;
  return only(await run(statement, context));
}

/** One statement. */
export async function deleteFavorite(id: string, context: RecordsContext): Promise<void> {
  const statement = sql<FavoriteRow>`
    delete from relab_favorite as favorite
    where favorite.id = ${id} and favorite.user_id = ${userOf(context)} returning ${favoriteColumns}`;
  only(await run(statement, context));
}

/** The favorite was used. One statement. */
export async function noteUse(id: string, context: RecordsContext): Promise<Favorite> {
  const statement = sql<FavoriteRow>`
    update relab_favorite as favorite set access_count = access_count + 1,
      last_access_date = ${context.now().toISOString()}::timestamptz
    where favorite.id = ${id} and favorite.user_id = ${userOf(context)} returning ${favoriteColumns}`;
  return only(await run(statement, context));
}

/**
 * New names, and an order: those given come first, in their order; the others stay behind them as they were. All of it or
 * nothing. Three statements. Throws NOT_FOUND for one that is not the caller's.
 */
export async function changeFavorites(
  given: readonly { readonly id: string; readonly name: string }[],
  context: RecordsContext,
): Promise<Favorites> {
  const user = userOf(context);
  const ids = given.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw new ApiError('INVALID_INPUT', 'A favorite is there twice.', { fields: ['favorites'] });
  return await inTransaction(context.database, async (database) => {
    const inner = { ...context, database };
    const { rows } = await sql<{ id: string }>`
      select id from relab_favorite where user_id = ${user} order by id for update`.execute(database);
    const own = new Set(rows.map(({ id }) => id));
    if (ids.some((id) => !own.has(id))) throw notFound();
    await sql`
      update relab_favorite as favorite set name = coalesce(placed.name, favorite.name), sort_order = placed.place
      from (
        select one.id, listed.name,
          (row_number() over (order by listed.place nulls last, one.sort_order, one.id) - 1)::integer as place
        from relab_favorite as one
        left join unnest(${ids}::text[], ${given.map(({ name }) => name)}::text[]) with ordinality
          as listed (id, name, place) on listed.id = one.id
        where one.user_id = ${user}
      ) as placed where placed.id = favorite.id`.execute(database);
    return await readFavorites(inner);
  });
}
