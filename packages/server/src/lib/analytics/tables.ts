import { type DeclaredTable, declareTable, oneOf, type TableOf } from '@relab/database';

const analyticsEventTable = declareTable('analytics_event', {
  id: 'uuid',
  kind: oneOf('text', ['page-view', 'search', 'cart-view', 'checkout', 'button-click']),
  at: 'timestamptz',
  visitor: 'uuid',
  visit: 'uuid',
  site_name: 'text',
  page_name: 'text',
  object_api_name: 'text null',
  record_id: 'text null',
  search_term: 'text null',
  result_count: 'integer null',
  button: 'text null',
  cart: 'jsonb null',
});

const analyticsFunnelTable = declareTable('analytics_funnel', {
  day: 'date',
  looked_at_a_listing: 'integer',
  opened_the_cart: 'integer',
  entered_checkout: 'integer',
  ordered: 'integer',
});

const analyticsSearchesWithoutResultsTable = declareTable('analytics_searches_without_results', {
  term: 'text',
  searches: 'integer',
  visitors: 'integer',
  last_searched: 'timestamptz',
});

const analyticsTopListingsTable = declareTable('analytics_top_listings', {
  product_id: 'text',
  views: 'integer',
  visitors: 'integer',
  last_viewed: 'timestamptz',
});

const analyticsVisitsPerDayTable = declareTable('analytics_visits_per_day', {
  day: 'date',
  visits: 'integer',
  visitors: 'integer',
  page_views: 'integer',
});

/** What visitors did, and the views of the dashboard. */
export const analyticsTables: readonly DeclaredTable[] = [
  analyticsEventTable,
  analyticsFunnelTable,
  analyticsSearchesWithoutResultsTable,
  analyticsTopListingsTable,
  analyticsVisitsPerDayTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly analytics_event: TableOf<typeof analyticsEventTable>;
    readonly analytics_funnel: TableOf<typeof analyticsFunnelTable>;
    readonly analytics_searches_without_results: TableOf<typeof analyticsSearchesWithoutResultsTable>;
    readonly analytics_top_listings: TableOf<typeof analyticsTopListingsTable>;
    readonly analytics_visits_per_day: TableOf<typeof analyticsVisitsPerDayTable>;
  }
}
