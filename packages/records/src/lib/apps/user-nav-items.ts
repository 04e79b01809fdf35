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
  { database, objects, who }: RecordsContext,
): Promise<ReadonlyMap<string, readonly ObjectDeclaration[]>> {
  if (who.kind === 'guest') return new Map();
  const { rows } = await sql<{ app_id: string; objects: string[] }>`
    select app_id, objects from relab_nav_items
    where user_id = ${who.userId} and app_id = any(${apps.map(({ id }) => id)})`.execute(database);
  return new Map(
    rows.map((row) => {
      const arranged = row.objects.flatMap((name) => objects.get(name) ?? []);
      return [row.app_id, arranged.filter((object) => mayAny(object, who, 'read'))];
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
  { objects, who }: RecordsContext,
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
  if (found && mayAny(found, who, 'read')) return found;
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
  const { database, who } = context;
  const app = findApp(appId, context);
  if (who.kind === 'guest') {
    throw new ApiError('INSUFFICIENT_ACCESS', 'Sign in first: what guests arrange is not kept.');
  }
  if (items.length > mostItems)
    throw new ApiError('INVALID_API_INPUT', `An app has at most ${mostItems} items.`);
  const objects = items.map((item) => objectMeant(item, context));
  if (new Set(objects).size < objects.length)
    throw new ApiError('INVALID_API_INPUT', 'An item is there twice.');
  if (objects.length === 0) {
    await sql`delete from relab_nav_items where user_id = ${who.userId} and app_id = ${app.id}`.execute(
      database,
    );
    return answer(app.objects);
  }
  await sql`
    insert into relab_nav_items (user_id, app_id, objects)
    values (${who.userId}, ${app.id}, ${objects.map(({ apiName }) => apiName)})
    on conflict (user_id, app_id) do update set objects = excluded.objects`.execute(database);
  return answer(objects);
}
