import type { ReportDeclaration } from '@relab/server/administration';
import { sql } from 'kysely';
import type { OverviewTexts } from './texts.ts';

interface Steps {
  readonly looked: number;
  readonly cart: number;
  readonly checkout: number;
  readonly ordered: number;
}

/** How many visits of the period came how far: those of visitors who agreed to be counted. */
export const funnel = (texts: OverviewTexts): ReportDeclaration => ({
  name: 'funnel',
  label: texts.funnel,
  chart: 'funnel',
  columns: [
    { name: 'step', label: texts.step, dataType: 'text' },
    { name: 'visits', label: texts.visits, dataType: 'number' },
  ],
  async read(database, { since }) {
    // The view counts everything; here an index on the time finds the requested days.
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
      [texts.looked, steps?.looked],
      [texts.cart, steps?.cart],
      [texts.checkout, steps?.checkout],
      [texts.ordered, steps?.ordered],
    ] as const;
    return named.map(([label, count = 0]) => ({ values: [label, count], list: null }));
  },
});

interface VisitDay {
  readonly day: string;
  readonly visits: number;
  readonly visitors: number;
  readonly pages: number;
}

export const visitsPerDay = (texts: OverviewTexts): ReportDeclaration => ({
  name: 'visits-per-day',
  label: texts.visitsPerDay,
  chart: 'line',
  columns: [
    { name: 'day', label: texts.day, dataType: 'day' },
    { name: 'visits', label: texts.visits, dataType: 'number' },
    { name: 'visitors', label: texts.visitors, dataType: 'number' },
    { name: 'pages', label: texts.pages, dataType: 'number' },
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
});

interface Term {
  readonly term: string;
  readonly searches: number;
  readonly visitors: number;
  readonly last: string;
}

/** What was searched for in vain; capitals and outer blanks make no other search. */
export const searchesWithoutResult = (texts: OverviewTexts): ReportDeclaration => ({
  name: 'searches-without-result',
  label: texts.searchesWithoutResult,
  chart: 'table',
  columns: [
    { name: 'term', label: texts.term, dataType: 'text' },
    { name: 'searches', label: texts.searches, dataType: 'number' },
    { name: 'visitors', label: texts.visitors, dataType: 'number' },
    { name: 'last', label: texts.last, dataType: 'day' },
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
});

interface Viewed {
  readonly id: string;
  readonly name: string;
  readonly views: number;
  readonly visitors: number;
}

/** The listings with the most views. */
export const topListings = (texts: OverviewTexts): ReportDeclaration => ({
  name: 'top-listings',
  label: texts.topListings,
  chart: 'table',
  columns: [
    { name: 'listing', label: texts.listing, dataType: 'text' },
    { name: 'views', label: texts.views, dataType: 'number' },
    { name: 'visitors', label: texts.visitors, dataType: 'number' },
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
});
