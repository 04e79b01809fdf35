/** Ends the title of each page. */
export const titleSuffix = ' – Relab console';
