import type { Load } from '@relab/server/load';
import type { Observer } from '@relab/server/observability';
import type { SiteSettings } from '@relab/storefront';
import type { Upstream } from '../settings/upstream.ts';
import { homeViewKey } from '../site/home-view-key.ts';
import { createFailurePage, type FailurePage } from '../web/overload/failure-page.ts';
import { type ShedLoad, shedLoad } from '../web/overload/shed-load.ts';
import type { UpstreamPressure } from './upstream-pressure.ts';

export interface ShedPagesOptions {
  readonly upstream: Upstream;
  readonly baseUrl: string;
  readonly quoteFormUrl: string;
  /** Undefined as long as its server has not answered. */
  readonly shop: () => SiteSettings | undefined;
  /** Of this process; undefined where it is not to shed load of its own. */
  readonly load: (() => Load) | undefined;
  readonly pressure: UpstreamPressure;
  readonly observer: Pick<Observer, 'shed'>;
  readonly log: (error: unknown) => void;
}

/** What pages over another server answer in place of a page, without asking that server. */
export interface ShedPages {
  readonly shed: ShedLoad;
  /** The shop's server has never answered. */
  readonly unavailable: (request: Request) => Promise<Response>;
}

const idle: Load = { level: 'normal', sample: { loopDelay: 0, memory: 0, waiting: 0 } };

const withoutShop = (): Response =>
  new Response(
    'The shop cannot be reached at the moment. Nothing was changed: please try again in a few seconds.\n',
    {
      status: 503,
      headers: {
        'retry-after': '5',
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      },
    },
  );

const isPage = ({ headers }: Request): boolean => (headers.get('accept') ?? '').includes('text/html');

/** The shop as far as it is known without its server: enough for the page that says so. */
const unknownShop = ({ upstream, baseUrl, quoteFormUrl }: ShedPagesOptions): SiteSettings => ({
  siteName: 'Relab',
  origin: baseUrl,
  webstoreId: upstream.webstoreId,
  siteId: upstream.siteId,
  marketplaceCategory: { id: '', urlName: '' },
  homeView: homeViewKey,
  quoteFormUrl,
});

/** Sheds what this process or the other server cannot do. Whom the other server has signed in is not known here: all are guests. */
export function createShedPages(options: ShedPagesOptions): ShedPages {
  const { shop, load = () => idle, pressure, observer, log } = options;
  const ofUnknown = createFailurePage({ settings: unknownShop(options), log });
  let ofShop: FailurePage | undefined;
  const failurePage: FailurePage = (request) => {
    const settings = shop();
    if (!settings) return ofUnknown(request);
    ofShop ??= createFailurePage({ settings, log });
    return ofShop(request);
  };
  return {
    shed: shedLoad({
      load() {
        const own = load();
        return own.level === 'normal' && pressure.isPressed() ? { ...own, level: 'busy' } : own;
      },
      hasSession: () => false,
      failurePage,
      observer,
      log,
    }),
    unavailable: async (request) =>
      isPage(request)
        ? await failurePage(request).catch((error: unknown) => {
            log(error);
            return withoutShop();
          })
        : withoutShop(),
  };
}
