import {
  type ApiError,
  createBodyBudget,
  formReader,
  readCaller,
  rejectCrossSite,
  toApiError,
} from '@relab/server/http';
import { currentRequestId } from '@relab/server/observability';
import type { SiteSettings } from '@relab/storefront';
import type { Upstream } from '../settings/upstream.ts';
import type { Settings } from '../settings.ts';
import { createBreakers } from '../start/breakers.ts';
import type { Observation } from '../start/observation.ts';
import type { Marketplace } from '../start/open-marketplace.ts';
import { watchProcess } from '../start/watch-process.ts';
import { browserFiles } from '../web/build.ts';
import { compress } from '../web/compress.ts';
import { createSites, type Sites } from '../web/sites.ts';
import { staticFiles } from '../web/static-files.ts';
import { createUpstream } from './call-upstream.ts';
import { checkUpstream, findShop } from './find-shop.ts';
import { createShedPages } from './shed-pages.ts';
import { createUpstreamPressure } from './upstream-pressure.ts';

type Fetch = Marketplace['fetch'];
type RequestInfo = Parameters<Fetch>[1] & { readonly secure?: boolean };

/** What browsers ask the other server for through this site: its API but for the tokens of programs, and pictures. */
const isForwarded = (pathname: string): boolean =>
  /^\/(?:services\/(?!oauth2\/)|cms\/delivery\/media\/)/.test(pathname) &&
  !/%(?:2f|5c|2e|00)|\\|\/\//i.test(pathname);

const errorResponse = (error: ApiError): Response =>
  Response.json(error.body, {
    status: error.status,
    headers: { ...error.headers, 'cache-control': 'no-store' },
  });

/** The pages over the shop of another server: no database, no data of its own, nothing of the other is stored. */
export async function openUpstream(
  settings: Settings,
  baseUrl: string,
  { reporter, log, observer, openMetrics }: Observation,
): Promise<Marketplace> {
  const upstream = settings.upstream as Upstream;
  const { quoteFormUrl } = settings;
  const logError = (error: unknown): void =>
    log(error instanceof Error ? (error.stack ?? error.message) : String(error), 'error');
  const state = await checkUpstream(upstream);
  reporter.report('Shop', `${upstream.origin}${state === 'away' ? ', which does not answer yet' : ''}`);
  const breakers = createBreakers(log, observer);
  const pressure = createUpstreamPressure({ log });
  const calls = createUpstream({ origin: upstream.origin, log, breaker: breakers.of('upstream'), pressure });
  const pool = {
    get waitingCount() {
      return calls.waiting();
    },
  };
  const watch = watchProcess(pool, { settings, log }, 'the shop');
  const load = watch && (() => watch.current());
  let shop: SiteSettings | undefined;
  const { shed, unavailable } = createShedPages({
    ...{ upstream, baseUrl, quoteFormUrl, shop: () => shop },
    ...{ load, pressure, observer, log: logError },
  });
  const memoryOf = createBodyBudget();
  const base = new URL(baseUrl);
  const callerOf = (request: Request, info: RequestInfo) =>
    readCaller(request, info, { trustProxy: settings.trustProxy, base });

  async function forward(request: Request, info: RequestInfo): Promise<Response> {
    const caller = callerOf(request, info);
    const memory = memoryOf({ isGuest: async () => true, address: caller.address });
    try {
      rejectCrossSite(request, caller);
      return await calls.send({ request, address: caller.address, secure: caller.secure, memory });
    } catch (error) {
      return errorResponse(toApiError(error, log));
    } finally {
      memory.release();
    }
  }

  let opened: Promise<Sites> | undefined;
  async function openSites(): Promise<Sites> {
    const fetch: typeof globalThis.fetch = async (input, init) => await forward(new Request(input, init), {});
    shop = await findShop({ upstream, fetch, baseUrl, quoteFormUrl });
    // Without reads that visitors share: whose prices are whose, only the other server knows.
    return await createSites({ api: forward, settings: shop, log: logError, requestId: currentRequestId });
  }
  /** Opened with the first page, and anew while the other server is away: this one need not be started after it. */
  const sites = (): Promise<Sites> => {
    opened ??= openSites().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  async function page(request: Request, info: RequestInfo): Promise<Response> {
    const { respond } = await sites();
    const caller = callerOf(request, info);
    const memory = memoryOf({ isGuest: async () => true, address: caller.address });
    try {
      rejectCrossSite(request, caller);
      return await respond(request, { ...info, secure: caller.secure }, formReader(request, memory));
    } catch (error) {
      return errorResponse(toApiError(error, log));
    } finally {
      memory.release();
    }
  }

  const files = await staticFiles(browserFiles);
  const respond = async (request: Request, info: RequestInfo): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return Response.json({ status: 'alive' });
    if (pathname === '/readyz') {
      const isReady = (await checkUpstream(upstream).catch(() => 'away')) === 'ready';
      return Response.json(isReady ? { status: 'ready' } : { status: 'not ready', reasons: ['upstream'] }, {
        status: isReady ? 200 : 503,
      });
    }
    const file = await files(request);
    if (file) return file;
    // Compressed once, as files are.
    const unserved = await shed(request);
    if (unserved) return unserved;
    if (isForwarded(pathname)) return compress(request, await forward(request, info));
    return await page(request, info).then(
      (response) => compress(request, response),
      (error: unknown) => {
        log(String(error));
        return unavailable(request);
      },
    );
  };
  await openMetrics({ breakers: breakers.facts, load }, () => new Date());
  return {
    fetch: respond,
    preparePictures: async () => undefined,
    stopJobs: async () => undefined,
    async close() {
      watch?.stop();
    },
  };
}
