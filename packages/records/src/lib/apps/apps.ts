import type { App, Apps } from '@relab/contract/records';
import { AppSchema, nullMembers } from '@relab/contract/server';
import { colorOf } from '../object-info/object-info.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { appsOf, findApp, type VisibleApp } from './find-app.ts';
import { navItem } from './nav-items.ts';
import { arrangedObjects } from './user-nav-items.ts';

const noApp = nullMembers(AppSchema);

function describeApp(
  { name, id, app, objects }: VisibleApp,
  selected: boolean,
  arranged: readonly ObjectDeclaration[],
): App {
  const color = colorOf(app);
  return {
    ...noApp,
    appId: id,
    description: app.description ?? null,
    developerName: name,
    formFactors: ['Large', 'Medium', 'Small'],
    headerColor: color === null ? null : `#${color}`,
    isNavAutoTempTabsDisabled: false,
    isNavPersonalizationDisabled: false,
    isNavTabPersistenceDisabled: false,
    isOmniPinnedViewEnabled: false,
    label: app.label,
    navItems: objects.map(navItem),
    selected,
    type: 'Standard',
    userNavItems: arranged.map(navItem),
  };
}

interface AppOptions {
  /** Also how the user arranged the items of each app. */
  readonly userCustomizations?: boolean | undefined;
}

/** The first of the caller's apps is the one that opens. */
async function appDescriber(
  apps: readonly VisibleApp[],
  { userCustomizations = false }: AppOptions,
  context: RecordsContext,
): Promise<(app: VisibleApp) => App> {
  const [first] = appsOf(context);
  const arranged = userCustomizations ? await arrangedObjects(apps, context) : undefined;
  return (app) =>
    describeApp(app, app.id === first?.id, arranged ? (arranged.get(app.id) ?? app.objects) : []);
}

/** One statement for what the user arranged, else none. */
export async function readApps(options: AppOptions, context: RecordsContext): Promise<Tagged<Apps>> {
  const apps = appsOf(context);
  return withETag({ apps: apps.map(await appDescriber(apps, options, context)) });
}

/** By id, name or `selected`. Statements as for all apps. Throws NOT_FOUND. */
export async function readApp(
  { appId, ...options }: AppOptions & { readonly appId: string },
  context: RecordsContext,
): Promise<Tagged<App>> {
  const app = findApp(appId, context);
  const describe = await appDescriber([app], options, context);
  return withETag(describe(app));
}
