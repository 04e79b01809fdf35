import type { App, Apps } from '@relab/contract/records';
import { colorOf } from '../object-info/object-info.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { appsOf, findApp, type SeenApp } from './find-app.ts';
import { navItem } from './nav-items.ts';
import { arrangedObjects } from './user-nav-items.ts';

const hashed = (color: string | null): string | null => (color === null ? null : `#${color}`);

function describeApp(
  { name, id, app, objects }: SeenApp,
  selected: boolean,
  arranged: readonly ObjectDeclaration[],
): App {
  return {
    appId: id,
    description: app.description ?? null,
    developerName: name,
    formFactors: ['Large', 'Medium', 'Small'],
    headerColor: hashed(colorOf(app)),
    iconUrl: null,
    isNavAutoTempTabsDisabled: false,
    isNavPersonalizationDisabled: false,
    isNavTabPersistenceDisabled: false,
    isOmniPinnedViewEnabled: false,
    label: app.label,
    logoUrl: null,
    mobileStartUrl: null,
    navItems: objects.map(navItem),
    selected,
    startUrl: null,
    type: 'Standard',
    userNavItems: arranged.map(navItem),
  };
}

/** What each app shows in the user's own order: nothing unless it is asked for. */
async function arrangement(
  apps: readonly SeenApp[],
  isAsked: boolean,
  context: RecordsContext,
): Promise<(app: SeenApp) => readonly ObjectDeclaration[]> {
  if (!isAsked) return () => [];
  const arranged = await arrangedObjects(apps, context);
  return (app) => arranged.get(app.id) ?? app.objects;
}

/** The first is the one that opens. One statement for what the user arranged, else none. */
export async function readApps(
  userCustomizations: boolean,
  context: RecordsContext,
): Promise<Apps & { readonly eTag: string }> {
  const seen = appsOf(context);
  const arranged = await arrangement(seen, userCustomizations, context);
  const apps = seen.map((app, index) => describeApp(app, index === 0, arranged(app)));
  return { apps, eTag: eTagOf(apps) };
}

/** By id, name or `selected`. Statements as for all apps. Throws NOT_FOUND. */
export async function readApp(
  appId: string,
  userCustomizations: boolean,
  context: RecordsContext,
): Promise<App & { readonly eTag: string }> {
  const found = findApp(appId, context);
  const arranged = await arrangement([found], userCustomizations, context);
  const app = describeApp(found, found.id === appsOf(context)[0]?.id, arranged(found));
  return { ...app, eTag: eTagOf(app) };
}
