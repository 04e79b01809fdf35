import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** Something that a user wants to find again: a record, a list, or the home of an object. */
export const Favorite = z.looseObject({
  accessCount: z.int(),
  iconColor: text,
  iconUrl: text,
  id: z.string(),
  lastAccessDate: text,
  name: z.string(),
  objectType: text,
  sortOrder: z.int(),
  subtitle: text,
  target: z.string(),
  targetType: z.string(),
});

/** The user's favorites, by `sortOrder`. */
export const Favorites = z.looseObject({ favorites: z.array(Favorite) });
