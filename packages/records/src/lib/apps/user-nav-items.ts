import type { NavItems } from '@relab/contract/records';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { accessDenied } from '../errors.ts';
import { mayAny } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { findApp, type VisibleApp } from './find-app.ts';
import { navItem, navItemId } from './nav-items.ts';

/** An item as it is arranged: an existing one by its id, or a new one by where it leads. */
export interface ArrangedItem {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly pageReference?:
    | { readonly type: string; readonly attributes: Readonly<Record<string, unknown>> }
    | undefined;
}

const maxItems = 200;

/** By app id, the objects in the user's own order. Those that may no longer be read are left out. One statement, none for guests. */
export async function arrangedObjects(
  apps: readonly VisibleApp[],
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

const toNavItems = (objects: readonly ObjectDeclaration[]): Tagged<NavItems> =>
  withETag({ navItems: objects.map(navItem), nextPageUrl: null });

/** The app's own order, until the user arranges another. One statement. Throws NOT_FOUND for the app. */
export async function readUserNavItems(
  { appId }: { readonly appId: string },
  context: RecordsContext,
): Promise<Tagged<NavItems>> {
  const app = findApp(appId, context);
  const arranged = await arrangedObjects([app], context);
  return toNavItems(arranged.get(app.id) ?? app.objects);
}

function requireObject(
  { id, label, pageReference }: ArrangedItem,
  { objects, principal }: RecordsContext,
): ObjectDeclaration {
  if (label !== undefined) throw badRequest('Items that lead to objects keep their labels.');
  const isPage = pageReference?.type === 'standard__objectPage';
  const name = isPage ? String(pageReference.attributes.objectApiName) : '';
  const object = id === undefined ? objects.get(name) : objects.all.find((one) => navItemId(one) === id);
  if (object && mayAny(object, principal, 'read')) return object;
  throw badRequest('Each item is named by the id of one that is there, or by the page of an object.');
}

/**
 * Stores the caller's order of an app's items; an empty one restores the app's own. One statement. Throws NOT_FOUND for the
 * app, INSUFFICIENT_ACCESS for guests, INVALID_API_INPUT for items that are unknown, twice there, or more than 200.
 */
export async function writeUserNavItems(
  { appId, navItems: items }: { readonly appId: string; readonly navItems: readonly ArrangedItem[] },
  context: RecordsContext,
): Promise<Tagged<NavItems>> {
  const { database, principal } = context;
  const app = findApp(appId, context);
  if (principal.kind === 'guest') {
    throw accessDenied('Sign in first: what guests arrange is not kept.');
  }
  if (items.length > maxItems) throw badRequest(`An app has at most ${maxItems} items.`);
  const objects = items.map((item) => requireObject(item, context));
  if (new Set(objects).size < objects.length) throw badRequest('An item is there twice.');
  if (objects.length === 0) {
    await database
      .deleteFrom('relab_nav_items')
      .where('user_id', '=', principal.userId)
      .where('app_id', '=', app.id)
      .execute();
    return toNavItems(app.objects);
  }
  const row = { user_id: principal.userId, app_id: app.id, objects: objects.map(({ apiName }) => apiName) };
  await database
    .insertInto('relab_nav_items')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'app_id']).doUpdateSet({ objects: row.objects }))
    .execute();
  return toNavItems(objects);
}
