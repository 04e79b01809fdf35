/** Rights that a role can have on contents. */
export const contentFlags = ['read', 'create', 'update', 'delete', 'translate', 'publish', 'manage'] as const;

/** Roles in one space, from the one that may do most. */
export const collaboratorRoles = [
  'ContentAdmin',
  'ContentManager',
  'ContentAuthor',
  'ContentReader',
] as const;
