-- What visitors who agreed did on the pages. No address, no account, no name: `visitor` and `visit` are made by chance.
create table analytics_event (
  id uuid primary key,
  kind text not null check (kind in ('page-view', 'search', 'cart-view', 'checkout', 'button-click')),
  at timestamptz(3) not null,
  visitor uuid not null,
  visit uuid not null,
  site_name text not null,
  page_name text not null,
  object_api_name text,
  record_id text,
  search_term text,
  result_count integer,
  button text,
  cart jsonb
);
create index analytics_event_at on analytics_event (at);
create index analytics_event_kind_at on analytics_event (kind, at);

-- The dashboard. Days are those of UTC.
create view analytics_visits_per_day as
select (at at time zone 'UTC')::date as day,
  count(distinct visit)::int as visits,
  count(distinct visitor)::int as visitors,
  count(*) filter (where kind = 'page-view')::int as page_views
from analytics_event
group by 1;

-- What was searched for in vain, and how often; capitals and outer blanks make no other search.
create view analytics_searches_without_results as
select lower(trim(search_term)) as term,
  count(*)::int as searches,
  count(distinct visitor)::int as visitors,
  max(at) as last_searched
from analytics_event
where kind = 'search' and result_count = 0 and trim(search_term) <> ''
group by 1;

-- How many visits of a day came how far. An order is a look at its confirmation.
create view analytics_funnel as
select day,
  count(*) filter (where looked)::int as looked_at_a_listing,
  count(*) filter (where opened_cart)::int as opened_the_cart,
  count(*) filter (where entered_checkout)::int as entered_checkout,
  count(*) filter (where ordered)::int as ordered
from (
  select visit, (min(at) at time zone 'UTC')::date as day,
    bool_or(kind = 'page-view' and object_api_name = 'Product2') as looked,
    bool_or(kind = 'cart-view') as opened_cart,
    bool_or(kind = 'checkout') as entered_checkout,
    bool_or(kind = 'page-view' and page_name = 'Order') as ordered
  from analytics_event
  group by visit
) visits
group by day;

create view analytics_top_listings as
select record_id as product_id,
  count(*)::int as views,
  count(distinct visitor)::int as visitors,
  max(at) as last_viewed
from analytics_event
where kind = 'page-view' and object_api_name = 'Product2' and record_id is not null
group by record_id;
