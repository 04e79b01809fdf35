/** Characters of a label and of an API name, as documented. */
export const longestName = 40;
/** Columns of one list. */
export const mostColumns = 15;
/** Filters of one list. */
export const mostFilters = 10;
/** Lists that users have made of one object, and one user's among them. */
export const mostListsOfObject = 2_000;
export const mostListsOfUser = 200;
