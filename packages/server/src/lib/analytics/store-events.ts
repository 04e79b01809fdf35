import type { ConfigFor, ResponseFor } from '@relab/contract';
import type { sendAnalyticsEvents } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';

type Sent = Pick<ConfigFor<typeof sendAnalyticsEvents>, 'visitor' | 'sentAt' | 'events'>;

/** What waited longer than this in a browser is dated so. */
const maxWaitMs = 7 * 86_400_000;

/** Writes events down, each once: one whose id is there already changes nothing. */
export async function storeEvents(
  database: Database,
  { visitor, sentAt, events }: Sent,
  now: Date,
): Promise<ResponseFor<typeof sendAnalyticsEvents>> {
  const rows = events.map(({ at, siteName, pageName, ...event }) => ({
    id: event.id,
    kind: event.kind,
    // By how long ago it was, since clocks of browsers are often wrong.
    at: new Date(now.getTime() - Math.min(Math.max(sentAt - at, 0), maxWaitMs)),
    visitor,
    visit: event.visit,
    site_name: siteName,
    page_name: pageName,
    object_api_name: event.objectApiName,
    record_id: event.recordId,
    search_term: event.searchTerm,
    result_count: event.resultCount,
    button: event.button,
    cart: event.cart,
  }));
  await sql`
    insert into analytics_event
      (id, kind, at, visitor, visit, site_name, page_name, object_api_name, record_id, search_term, result_count, button, cart)
    select id, kind, at, visitor, visit, site_name, page_name, object_api_name, record_id, search_term, result_count, button, cart
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (
      id uuid, kind text, at timestamptz(3), visitor uuid, visit uuid, site_name text, page_name text, object_api_name text,
      record_id text, search_term text, result_count integer, button text, cart jsonb)
    order by id
    on conflict (id) do nothing`.execute(database);
  return null;
}
