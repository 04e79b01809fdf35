/** Characters of a label and of an API name, as documented. */
export const maxNameLength = 40;
/** Columns of one list. */
export const maxColumns = 15;
/** Filters of one list. */
export const maxFilters = 10;
/** Lists that users have made of one object, and one user's among them. */
export const maxListsOfObject = 2_000;
export const maxListsOfUser = 200;
