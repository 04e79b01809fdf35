/** Roles in one space, from the one that may do most. */
export const collaboratorRoles = [
  'ContentAdmin',
  'ContentManager',
  'ContentAuthor',
  'ContentReader',
] as const;
