/** How the keys of one record's reads begin, whichever its fields. */
export const readsOf = (recordId: string): string => `records/getRecord/${recordId}?`;
