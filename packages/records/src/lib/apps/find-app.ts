import { normalizeId } from '@relab/contract';
import { notFound } from '@relab/server/http';
import { isAmong, mayAny, type Reader } from '../objects/access.ts';
import type { App } from '../objects/action.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { declaredId } from '../objects/record-type.ts';

/** An app with its name, its id, and those of its objects that the caller may read. */
export interface VisibleApp {
  readonly name: string;
  readonly id: string;
  readonly app: App;
  readonly objects: readonly ObjectDeclaration[];
}

/** The caller's apps, in the declared order; one in which the caller may read nothing is left out. */
export const appsOf = ({ objects, principal }: Reader): readonly VisibleApp[] =>
  Object.entries(objects.apps).flatMap(([name, app]) => {
    const own = app.objects.flatMap((apiName) => objects.get(apiName) ?? []);
    const readable = own.filter((object) => mayAny(object, principal, 'read'));
    if (!isAmong(app.availableTo, principal) || readable.length === 0) return [];
    return [{ name, id: declaredId('02u', name), app, objects: readable }];
  });

/** By id, by name, or `selected` for the one that opens first. Throws NOT_FOUND. */
export function findApp(appId: string, reader: Reader): VisibleApp {
  const apps = appsOf(reader);
  const id = appId.length === 15 ? normalizeId(appId) : appId;
  const app = appId === 'selected' ? apps[0] : apps.find((one) => one.id === id || one.name === appId);
  if (!app) throw notFound();
  return app;
}
