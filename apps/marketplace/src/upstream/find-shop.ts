import { type AnyCall, buildRequest, type ConfigFor, type ResponseFor } from '@relab/contract';
import { getProductCategoryChildren, getProductCategoryPath } from '@relab/contract/commerce';
import type { SiteSettings } from '@relab/storefront';
import { SettingError } from '../settings/setting-error.ts';
import type { Upstream } from '../settings/upstream.ts';
import { homeViewKey } from '../site/home-view-key.ts';

interface FindShopOptions {
  readonly upstream: Upstream;
  /** Calls the other server. */
  readonly fetch: typeof fetch;
  readonly baseUrl: string;
  readonly quoteFormUrl: string;
}

const isListOfVersions = (body: unknown): boolean =>
  Array.isArray(body) && body.length > 0 && body.every((one) => typeof Object(one).version === 'string');

/** Throws a SettingError where something else than a server of records responds; undefined where nothing does. */
export async function checkUpstream({ origin }: Upstream, patience = 5_000): Promise<'ready' | 'away'> {
  const response = await fetch(`${origin}/services/data`, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response || [429, 502, 503, 504].includes(response.status)) return 'away';
  const body: unknown = await response.json().catch(() => undefined);
  // A server may want a session even for this.
  if (response.status === 401 || (response.ok && isListOfVersions(body))) return 'ready';
  throw new SettingError(
    `RELAB_UPSTREAM: ${origin} answers (${response.status}), but has no list of versions at /services/data. Name the address of a server of records, as it is in the paths of its API.`,
  );
}

/** What the pages have to know of the other server's shop: the category that all others are in. Rejects where it cannot be read. */
export async function findShop({
  upstream,
  fetch,
  baseUrl,
  quoteFormUrl,
}: FindShopOptions): Promise<SiteSettings> {
  const { webstoreId, siteId } = upstream;
  async function read<C extends AnyCall>(call: C, config: ConfigFor<C>): Promise<ResponseFor<C>> {
    const { url, headers } = buildRequest(call, Object(config), { webstoreId });
    const response = await fetch(new URL(url, baseUrl), { headers });
    if (!response.ok) throw new Error(`${upstream.origin} answers ${call.id} with ${response.status}.`);
    return (await response.json()) as ResponseFor<C>;
  }
  const { productCategories } = await read(getProductCategoryChildren, { fields: ['Name'] });
  const [first] = productCategories;
  const path = first ? (await read(getProductCategoryPath, { productCategoryId: first.id })).path : [];
  const [root] = path;
  return {
    siteName: 'Relab',
    origin: baseUrl,
    webstoreId,
    siteId,
    marketplaceCategory: { id: root?.id ?? '', urlName: root?.urlName ?? '' },
    homeView: homeViewKey,
    quoteFormUrl,
  };
}
