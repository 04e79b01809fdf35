import type { ConfigFor } from '@relab/contract';
import type { getListingIssues, ListingIssues } from '@relab/contract/administration';
import type { Database } from '@relab/database';
import { badRequest } from '@relab/server/http';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { shop } from '../shop/shop.ts';

type Params = ConfigFor<typeof getListingIssues>;
type Issue = Params['issue'];

/** Rows of `listing_check c` with one issue, and the number that they are ordered by, the highest first unless said. */
interface IssueQuery {
  readonly which: (params: Params, today: number) => RawBuilder<SqlBool>;
  readonly by: 'listed_day' | 'watchers' | 'gap';
  readonly isAscending?: true;
}

const queries: Readonly<Record<Issue, IssueQuery>> = {
  'no-pictures': { which: () => sql`c.pictures = 0`, by: 'listed_day' },
  old: {
    which: ({ days = 180 }, today) => sql`c.listed_day <= ${today - days}`,
    by: 'listed_day',
    isAscending: true,
  },
  'watched-unsold': {
    which: ({ days = 30 }, today) => sql`c.watchers > 0 and c.listed_day <= ${today - days}`,
    by: 'watchers',
  },
  'price-far': { which: ({ percent = 50 }) => sql`c.gap >= ${percent}`, by: 'gap' },
};

interface Place {
  readonly value: string;
  readonly id: string;
}

/** Where a page ended; undefined for the first one. Throws 400 for a token of no page. */
function readPlace(token: string | undefined): Place | undefined {
  if (!token) return undefined;
  const [, value, id] =
    /^(-?\d{1,9}(?:\.\d)?) (\w{18})$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (value === undefined || id === undefined)
    throw badRequest('This is no page that was answered before.', 'pageToken');
  return { value, id };
}

/** In the type of its column, without which no index begins there. */
const typedValue = (by: IssueQuery['by'], { value }: Place): RawBuilder<number> =>
  by === 'gap' ? sql`${value}::numeric` : sql`${Math.trunc(Number(value))}::integer`;

interface Row {
  readonly productId: string;
  readonly name: string;
  readonly sku: string | null;
  readonly price: string | null;
  readonly listedDate: string;
  readonly daysListed: number;
  readonly pictures: number;
  readonly watchers: number;
  readonly similarPrice: string | null;
  readonly deviation: number | null;
  readonly place: string;
}

/** One page of the listings with an issue; those that were sold or taken offline since are left out. */
export async function readListingIssues(
  database: Database,
  params: Params,
  now: Date,
): Promise<ListingIssues> {
  const { issue, pageSize = 50, pageToken } = params;
  const { which, by, isAscending = false } = queries[issue];
  const today = Math.floor(now.getTime() / 86_400_000);
  const after = readPlace(pageToken);
  const column = sql.ref(`c.${by}`);
  const direction = isAscending ? sql`asc` : sql`desc`;
  const beyond = isAscending ? sql`>` : sql`<`;
  const rest = after
    ? sql<SqlBool>`(${column}, c.product_id) ${beyond} (${typedValue(by, after)}, ${after.id})`
    : sql<SqlBool>`true`;
  const { rows } = await sql<Row>`
    select c.product_id as "productId", p.name, p.stock_keeping_unit as sku, c.price::text as price,
      (date '1970-01-01' + c.listed_day)::text as "listedDate", (${today}::int - c.listed_day)::int as "daysListed", c.pictures,
      c.watchers, c.similar_price::text as "similarPrice", c.deviation::float8 as deviation, ${column}::text as place
    from listing_check c
    join product2 p on p.id = c.product_id and p.is_active and not p.is_deleted
    where ${which(params, today)} and ${rest}
    order by ${column} ${direction}, c.product_id ${direction} limit ${pageSize + 1}`.execute(database);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const run = await database.selectFrom('listing_check_run').select('checked_at').executeTakeFirst();
  return {
    checkedAt: run?.checked_at.toISOString() ?? null,
    currencyIsoCode: shop.currency,
    count: page.length,
    listings: page.map(({ place: _, ...row }) => row),
    nextPageToken: last ? Buffer.from(`${last.place} ${last.productId}`).toString('base64url') : null,
  };
}
