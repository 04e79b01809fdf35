/** What the ids of the people whom the host registers begin with, and of the accounts that they buy for. */
export const keyPrefixes = { account: '001', contact: '003', user: '005' } as const;
