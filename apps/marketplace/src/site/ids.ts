/** Ids that stand in addresses and in what others have saved; they never change. */
export const webstoreId = '0ZE000000000001AAA';
export const siteId = '0DM000000000001AAA';
export const channelId = '0ap000000000001AAA';
