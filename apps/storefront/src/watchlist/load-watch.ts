import type { Client } from '@relab/client';
import { getListRecordsByName } from '@relab/client/records';

/** The record by which somebody watches a listing; null where they do not. Of nobody else's is anything to be seen. */
export async function loadWatch(client: Client, productId: string): Promise<string | null> {
  const { records } = await getListRecordsByName(client, {
    objectApiName: 'WatchedListing__c',
    listViewApiName: 'MyWatchedListings',
    where: `{ Listing__c: { eq: "${productId}" } }`,
    pageSize: 1,
  });
  return records[0]?.id ?? null;
}
