import { read, shape, write } from '../../../call.ts';
import { boolean, email, integer, object, oneOf, optional, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import { collaboratorRoles } from './access-terms.ts';
import type { SpaceAccess } from './responses.ts';

const path = `${authoringPath}/spaces/{contentSpaceId}` as const;

/** Roles with what they may do, and the members of a space by name. */
export const getSpaceAccess = read({
  id: 'getSpaceAccess',
  area: 'cms-authoring',
  path: `${path}/access`,
  query: object({ page: optional(integer(0, 1_000_000)), pageSize: optional(integer(1, 250)) }),
  response: shape<SpaceAccess>(),
  lifetime: brief,
});

/** Makes somebody a member, by their email address: nobody is found by parts of a name. */
export const addSpaceMember = write({
  id: 'addSpaceMember',
  area: 'cms-authoring',
  path: `${path}/members`,
  body: object({ email: email(), role: oneOf(collaboratorRoles) }),
  response: shape<SpaceAccess>(),
});

/** Gives a member another role. */
export const updateSpaceMember = write({
  id: 'updateSpaceMember',
  area: 'cms-authoring',
  method: 'PATCH',
  path: `${path}/members/{userId}`,
  body: object({ role: oneOf(collaboratorRoles) }),
  response: shape<SpaceAccess>(),
});

const flags = object({
  read: optional(boolean),
  create: optional(boolean),
  update: optional(boolean),
  delete: optional(boolean),
  translate: optional(boolean),
  publish: optional(boolean),
  manage: optional(boolean),
});

/**
 * Sets rights of a role in a space, of those that are named alone: for one type of content, or for all that have none of their
 * own. `isReset` takes back what was set. Who may do anything may read, and who may not read may do nothing.
 */
export const updateSpaceRole = write({
  id: 'updateSpaceRole',
  area: 'cms-authoring',
  method: 'PATCH',
  path: `${path}/roles/{role}`,
  body: object({
    contentType: optional(text(255)),
    isReset: optional(boolean),
    rights: optional(flags),
  }),
  response: shape<SpaceAccess>(),
});

/** Takes the role in the space from somebody; a role of the site stays theirs. */
export const removeSpaceMember = write({
  id: 'removeSpaceMember',
  area: 'cms-authoring',
  method: 'DELETE',
  path: `${path}/members/{userId}`,
  response: shape<SpaceAccess>(),
});
