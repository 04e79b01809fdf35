import {
  type ApiError,
  createBodyBudget,
  formReader,
  readCaller,
  rejectCrossSite,
  toApiError,
} from '@relab/server/http';
import type { Upstream } from '../settings/upstream.ts';
import type { Settings } from '../settings.ts';
import type { Marketplace } from '../start/open-marketplace.ts';
import type { StartupReporter } from '../start/startup-reporter.ts';
import { browserFiles } from '../web/build.ts';
import { compress } from '../web/compress.ts';
import { createSites, type Sites } from '../web/sites.ts';
import { staticFiles } from '../web/static-files.ts';
import { createUpstream } from './call-upstream.ts';
import { checkUpstream, findShop } from './find-shop.ts';

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

/** The pages over the shop of another server: no database, no data of its own, nothing of the other is stored. */
export async function openUpstream(
  settings: Settings,
  baseUrl: string,
  reporter: StartupReporter,
): Promise<Marketplace> {
  const upstream = settings.upstream as Upstream;
  const log = (line: string): void => console.error(line);
  const state = await checkUpstream(upstream);
  reporter.report('Shop', `${upstream.origin}${state === 'away' ? ', which does not answer yet' : ''}`);
  const callUpstream = createUpstream({ origin: upstream.origin, log });
  const memoryOf = createBodyBudget();
  const base = new URL(baseUrl);
  const callerOf = (request: Request, info: RequestInfo) =>
    readCaller(request, info, { trustProxy: settings.trustProxy, base });

  async function forward(request: Request, info: RequestInfo): Promise<Response> {
    const caller = callerOf(request, info);
    const memory = memoryOf({ isGuest: async () => true, address: caller.address });
    try {
      rejectCrossSite(request, caller);
      return await callUpstream({ request, address: caller.address, secure: caller.secure, memory });
    } catch (error) {
      return errorResponse(toApiError(error, log));
    } finally {
      memory.release();
    }
  }

  let opened: Promise<Sites> | undefined;
  async function openSites(): Promise<Sites> {
    const { quoteFormUrl } = settings;
    const fetch: typeof globalThis.fetch = async (input, init) => await forward(new Request(input, init), {});
    const shop = await findShop({ upstream, fetch, baseUrl, quoteFormUrl });
    return await createSites({
      api: forward,
      // Without reads that visitors share: whose prices are whose, only the other server knows.
      settings: shop,
      log: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    });
  }
  /** Opened with the first page, and anew while the other server is away: this one need not be started after it. */
  const sites = (): Promise<Sites> => {
    opened ??= openSites().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

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
    if (isForwarded(pathname)) return await forward(request, info);
    const file = await files(request);
    if (file) return file;
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
  };
  return {
    fetch: async (request, info) =>
      compress(
        request,
        await respond(request, info).catch((error: unknown) => {
          log(String(error));
          return withoutShop();
        }),
      ),
    preparePictures: async () => undefined,
    stopJobs: async () => undefined,
    close: async () => undefined,
  };
}
