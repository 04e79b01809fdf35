import type { ReportDeclaration } from '@relab/server/administration';
import { sql } from 'kysely';

interface Steps {
  readonly looked: number;
  readonly cart: number;
  readonly checkout: number;
  readonly ordered: number;
}

/** How many visits of the period came how far: those of visitors who agreed to be counted. */
export const funnel: ReportDeclaration = {
  name: 'funnel',
  label: 'From a Look to an Order',
  chart: 'funnel',
  columns: [
    { name: 'step', label: 'Step', dataType: 'text' },
    { name: 'visits', label: 'Visits', dataType: 'number' },
  ],
  async read(database, { since }) {
    // The view counts all that there is; here an index on the time finds what is asked for.
    const { rows } = await sql<Steps>`
      select count(*) filter (where looked)::int as looked, count(*) filter (where cart)::int as cart,
        count(*) filter (where checkout)::int as checkout, count(*) filter (where ordered)::int as ordered
      from (
        select bool_or(kind = 'page-view' and object_api_name = 'Product2') as looked, bool_or(kind = 'cart-view') as cart,
          bool_or(kind = 'checkout') as checkout, bool_or(kind = 'page-view' and page_name = 'Order') as ordered
        from analytics_event where at >= ${since} group by visit
      ) visits`.execute(database);
    const [steps] = rows;
    const named = [
      ['Looked at a listing', steps?.looked],
      ['Opened the cart', steps?.cart],
      ['Entered the checkout', steps?.checkout],
      ['Ordered', steps?.ordered],
    ] as const;
    return named.map(([label, count = 0]) => ({ values: [label, count], list: null }));
  },
};

interface VisitDay {
  readonly day: string;
  readonly visits: number;
  readonly visitors: number;
  readonly pages: number;
}

export const visitsPerDay: ReportDeclaration = {
  name: 'visits-per-day',
  label: 'Visits per Day',
  chart: 'line',
  columns: [
    { name: 'day', label: 'Day', dataType: 'day' },
    { name: 'visits', label: 'Visits', dataType: 'number' },
    { name: 'visitors', label: 'Visitors', dataType: 'number' },
    { name: 'pages', label: 'Pages', dataType: 'number' },
  ],
  async read(database, { since }) {
    const { rows } = await sql<VisitDay>`
      select (at at time zone 'UTC')::date::text as day, count(distinct visit)::int as visits,
        count(distinct visitor)::int as visitors, count(*) filter (where kind = 'page-view')::int as pages
      from analytics_event where at >= ${since} group by 1 order by 1`.execute(database);
    return rows.map(({ day, visits, visitors, pages }) => ({
      values: [day, visits, visitors, pages],
      list: null,
    }));
  },
};

interface Term {
  readonly term: string;
  readonly searches: number;
  readonly visitors: number;
  readonly last: string;
}

/** What was searched for in vain; capitals and outer blanks make no other search. */
export const searchesWithoutResult: ReportDeclaration = {
  name: 'searches-without-result',
  label: 'Searched For in Vain',
  chart: 'table',
  columns: [
    { name: 'term', label: 'Search', dataType: 'text' },
    { name: 'searches', label: 'Searches', dataType: 'number' },
    { name: 'visitors', label: 'Visitors', dataType: 'number' },
    { name: 'last', label: 'Last', dataType: 'day' },
  ],
  async read(database, { since }) {
    const { rows } = await sql<Term>`
      select lower(trim(search_term)) as term, count(*)::int as searches, count(distinct visitor)::int as visitors,
        (max(at) at time zone 'UTC')::date::text as last
      from analytics_event
      where kind = 'search' and at >= ${since} and result_count = 0 and trim(search_term) <> ''
      group by 1 order by 2 desc, 1 limit 50`.execute(database);
    return rows.map(({ term, searches, visitors, last }) => ({
      values: [term, searches, visitors, last],
      list: null,
    }));
  },
};

interface Viewed {
  readonly id: string;
  readonly name: string;
  readonly views: number;
  readonly visitors: number;
}

/** The listings that most looks were taken at. */
export const topListings: ReportDeclaration = {
  name: 'top-listings',
  label: 'Most Looked At',
  chart: 'table',
  columns: [
    { name: 'listing', label: 'Listing', dataType: 'text' },
    { name: 'views', label: 'Views', dataType: 'number' },
    { name: 'visitors', label: 'Visitors', dataType: 'number' },
  ],
  async read(database, { since }) {
    const { rows } = await sql<Viewed>`
      select p.id, p.name, v.views, v.visitors
      from (
        select record_id, count(*)::int as views, count(distinct visitor)::int as visitors from analytics_event
        where kind = 'page-view' and at >= ${since} and object_api_name = 'Product2' and record_id is not null
        group by record_id order by 2 desc, 1 limit 50
      ) v join product2 p on p.id = v.record_id and not p.is_deleted
      order by v.views desc, p.name`.execute(database);
    return rows.map(({ id, name, views, visitors }) => ({
      values: [name, views, visitors],
      list: { objectApiName: 'Product2', listViewApiName: 'AllProducts', where: `{ Id: { eq: "${id}" } }` },
    }));
  },
};
