import type { Principal } from '@relab/server/principal';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { declaredId } from '../objects/record-type.ts';
import type { List } from './list.ts';

/** `__Recent`, as the platform names the list of records seen last, or `MRU` (D-165). */
export const isRecentName = (name: string): boolean => /^(?:__recent|mru)$/i.test(name);

/** The default columns of a list. */
export const defaultColumns = (object: ObjectDeclaration): readonly string[] =>
  object.search.columns ?? Object.values(object.listViews)[0]?.columns ?? [object.nameField];

/** What its reader saw last, the newest first. */
const recentList = (object: ObjectDeclaration, { texts }: Objects): List => ({
  id: null,
  key: `mru:${object.apiName}`,
  object,
  apiName: '__Recent',
  view: { label: texts.lists.recentlyViewed, columns: defaultColumns(object) },
  visibility: 'Public',
  sharedWith: [],
  ownerId: null,
  version: 1,
});

/** Worked out once for each declaration: the ids take a hash each. */
const declared = new WeakMap<ObjectDeclaration, readonly List[]>();

/** The lists that an object is declared with. */
export function declaredLists(object: ObjectDeclaration): readonly List[] {
  const known = declared.get(object);
  if (known) return known;
  const lists = Object.entries(object.listViews).map(([apiName, view]): List => {
    const id = declaredId('00B', object.apiName, apiName);
    const visibility = view.sharedWith ? 'Shared' : 'Public';
    const sharedWith = view.sharedWith ?? [];
    return { id, key: id, object, apiName, view, visibility, sharedWith, ownerId: null, version: 1 };
  });
  declared.set(object, lists);
  return lists;
}

/** What guests see, everybody sees; administrators see what is shared with anybody. */
export const isSharedWith = ({ visibility, sharedWith }: List, { roles }: Principal): boolean =>
  visibility === 'Public' ||
  roles.includes('administrator') ||
  sharedWith.some((role) => role === 'guest' || roles.includes(role));

/** The list of this name that is not stored. Names have no case. */
export function builtInList(object: ObjectDeclaration, name: string, objects: Objects): List | undefined {
  if (isRecentName(name)) return recentList(object, objects);
  const lower = name.toLowerCase();
  return declaredLists(object).find(({ apiName }) => apiName.toLowerCase() === lower);
}

export function declaredListById(objects: Objects, id: string): List | undefined {
  for (const object of objects.all) {
    const list = declaredLists(object).find((one) => one.id === id);
    if (list) return list;
  }
  return undefined;
}
