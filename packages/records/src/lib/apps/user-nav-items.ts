import type { NavItem } from '@relab/contract/records';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { mayAny } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { findApp, type SeenApp } from './find-app.ts';
import { navItem, navItemId, type TaggedNavItems } from './nav-items.ts';

/** An item as it is arranged: one of those there by its id, or a new one by where it leads. */
export interface ArrangedItem {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly pageReference?:
    | { readonly type: string; readonly attributes: Readonly<Record<string, unknown>> }
    | undefined;
}

const mostItems = 200;

/** By app id, the objects in the user's own order. Those that may no longer be read are left out. One statement, none for guests. */
export async function arrangedObjects(
  apps: readonly SeenApp[],
  { database, objects, principal }: RecordsContext,
): Promise<ReadonlyMap<string, readonly ObjectDeclaration[]>> {
  if (principal.kind === 'guest') return new Map();
  const rows = await database
    .selectFrom('relab_nav_items')
    .select(['app_id', 'objects'])
    .where('user_id', '=', principal.userId)
    .where('app_id', '=', sql<string>`any(${apps.map(({ id }) => id)})`)
    .execute();
  return new Map(
    rows.map((row) => {
      const arranged = row.objects.flatMap((name) => objects.get(name) ?? []);
      return [row.app_id, arranged.filter((object) => mayAny(object, principal, 'read'))];
    }),
  );
}

const answer = (objects: readonly ObjectDeclaration[]): TaggedNavItems => {
  const navItems: NavItem[] = objects.map(navItem);
  const body = { navItems, nextPageUrl: null };
  return { ...body, eTag: eTagOf(body) };
};

/** The app's own order, until the user makes another. One statement. Throws NOT_FOUND for the app. */
export async function readUserNavItems(appId: string, context: RecordsContext): Promise<TaggedNavItems> {
  const app = findApp(appId, context);
  const arranged = await arrangedObjects([app], context);
  return answer(arranged.get(app.id) ?? app.objects);
}

function objectMeant(
  { id, label, pageReference }: ArrangedItem,
  { objects, principal }: RecordsContext,
): ObjectDeclaration {
  const refuse = (what: string): never => {
    throw new ApiError('INVALID_API_INPUT', what);
  };
  if (label !== undefined) refuse('Items that lead to objects keep their labels.');
  const name = pageReference?.attributes.objectApiName;
  const found =
    id === undefined
      ? pageReference?.type === 'standard__objectPage' && typeof name === 'string'
        ? objects.get(name)
        : undefined
      : objects.all.find((object) => navItemId(object) === id);
  if (found && mayAny(found, principal, 'read')) return found;
  return refuse('Each item is named by the id of one that is there, or by the page of an object.');
}

/**
 * Keeps the caller's order of an app's items; an empty one gives back the app's own. One statement. Throws NOT_FOUND for the
 * app, INSUFFICIENT_ACCESS for guests, INVALID_API_INPUT for items that are not there, twice, or more than 200.
 */
export async function writeUserNavItems(
  appId: string,
  items: readonly ArrangedItem[],
  context: RecordsContext,
): Promise<TaggedNavItems> {
  const { database, principal } = context;
  const app = findApp(appId, context);
  if (principal.kind === 'guest') {
    throw new ApiError('INSUFFICIENT_ACCESS', 'Sign in first: what guests arrange is not kept.');
  }
  if (items.length > mostItems)
    throw new ApiError('INVALID_API_INPUT', `An app has at most ${mostItems} items.`);
  const objects = items.map((item) => objectMeant(item, context));
  if (new Set(objects).size < objects.length)
    throw new ApiError('INVALID_API_INPUT', 'An item is there twice.');
  if (objects.length === 0) {
    await database
      .deleteFrom('relab_nav_items')
      .where('user_id', '=', principal.userId)
      .where('app_id', '=', app.id)
      .execute();
    return answer(app.objects);
  }
  const row = { user_id: principal.userId, app_id: app.id, objects: objects.map(({ apiName }) => apiName) };
  await database
    .insertInto('relab_nav_items')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'app_id']).doUpdateSet({ objects: row.objects }))
    .execute();
  return answer(objects);
}
