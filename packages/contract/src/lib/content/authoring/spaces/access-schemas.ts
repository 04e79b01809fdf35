import * as z from 'zod/mini';
import { collaboratorRoles } from './access-terms.ts';

/** What somebody may do with the contents of a space. */
export const ContentRights = z.looseObject({
  create: z.boolean(),
  delete: z.boolean(),
  manage: z.boolean(),
  publish: z.boolean(),
  read: z.boolean(),
  translate: z.boolean(),
  update: z.boolean(),
});

/** What somebody may do with the contents of one type. */
export const TypeRights = z.looseObject({
  contentType: z.string(),
  rights: ContentRights,
});

/** A role and what it lets people do. */
export const SpaceRole = z.looseObject({
  /** A role of the site, which holds in every space; those of members hold in theirs. */
  isEverywhere: z.boolean(),
  /** It administers, and may do everything whatever is set. */
  isFixed: z.boolean(),
  /** Its rights with types that have none of their own were set in this space. */
  isChanged: z.boolean(),
  rights: ContentRights,
  role: z.string(),
  /** Types of content with rights of their own. */
  types: z.array(TypeRights),
});

/** Somebody with a role in a space. */
export const SpaceMember = z.looseObject({
  id: z.string(),
  name: z.string(),
  role: z.enum(collaboratorRoles),
});

/** Who may do what in a space, and what the reader may do. */
export const SpaceAccess = z.looseObject({
  members: z.array(SpaceMember),
  /** True where there are more members than are shown. */
  hasMore: z.boolean(),
  /** What the reader may do with contents of some type at all. */
  ownRights: ContentRights,
  /** The same for each type. */
  ownTypes: z.array(TypeRights),
  roles: z.array(SpaceRole),
});
