import type { Client } from '@relab/client';
import { getListRecordsByName } from '@relab/client/records';

/** The record by which the user watches a listing, if any; records of others are not visible. */
export async function loadWatch(client: Client, productId: string): Promise<string | null> {
  const { records } = await getListRecordsByName(client, {
    objectApiName: 'WatchedListing__c',
    listViewApiName: 'MyWatchedListings',
    where: `{ Listing__c: { eq: "${productId}" } }`,
    pageSize: 1,
  });
  return records[0]?.id ?? null;
}
