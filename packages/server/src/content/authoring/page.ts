/** Entries of a page unless asked for otherwise. */
export const usualPageSize = 25;
