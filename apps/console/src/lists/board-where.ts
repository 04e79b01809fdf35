/** The condition of a column of a board: the records whose picklist has the value. */
export const boardWhere = (fieldApiName: string, value: string | null): string =>
  `{ ${fieldApiName}: { eq: ${JSON.stringify(value)} } }`;
