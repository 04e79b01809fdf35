// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** Something that a user wants to find again: a record, a list, or the home of an object. */
export interface Favorite {
  readonly accessCount: number;
  readonly iconColor: string | null;
  readonly iconUrl: string | null;
  readonly id: string;
  readonly lastAccessDate: string | null;
  readonly name: string;
  readonly objectType: string | null;
  readonly sortOrder: number;
  readonly subtitle: string | null;
  readonly target: string;
  readonly targetType: string;
  readonly [name: string]: unknown;
}

/** The user's favorites, by `sortOrder`. */
export interface Favorites {
  readonly favorites: readonly Favorite[];
  readonly [name: string]: unknown;
}
