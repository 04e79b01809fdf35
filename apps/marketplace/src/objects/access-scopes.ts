/** Scopes that several objects share: whose records somebody may see. */
export const ownedBy = { field: 'OwnerId', is: 'user' } as const;
export const madeBy = { field: 'CreatedById', is: 'user' } as const;
export const ofAccount = { field: 'AccountId', is: 'account' } as const;

/** What only those who run the marketplace know: costs, margins, notes. */
export const insideOnly = { readableBy: ['clerk'], writableBy: ['clerk'] } as const;
export const calculatedInside = { readableBy: ['clerk'] } as const;
export const byClerks = { writableBy: ['clerk'] } as const;
