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

/** A role and what it lets people do, which is the same for each type of content. */
export const SpaceRole = z.looseObject({
  /** A role of the site, which holds in every space; those of members hold in theirs. */
  isEverywhere: z.boolean(),
  rights: ContentRights,
  role: z.string(),
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
  ownRights: ContentRights,
  roles: z.array(SpaceRole),
});
