/** Where the code of the drawings lies: when it changes, what was drawn is drawn anew. */
export const drawingSources: readonly string[] = [import.meta.dirname];
