import { createCookieJar } from '../cookie/cookie-jar.ts';
import type { RequestInfo } from './in-process-fetch.ts';
import { openSettled } from './open-settled.ts';
import { isSecure, type PageRenderer } from './page-renderer.ts';
import type { CreateSiteOptions } from './site-options.ts';
import type { SharedPage } from './stored-page.ts';
import { concatStreams } from './streams.ts';

/** Characters of an address up to which its page is stored: nobody fills the memory with addresses. */
const maxKeyLength = 1_024;

/** What distinguishes stored pages: the address is not parsed for it. */
const keyOf = (variant: string, { url }: Pick<Request, 'url'>, secure: boolean): string =>
  `${secure ? 'https' : 'http'} ${variant} ${url.slice(url.indexOf('://') + 3)}`;

/** The key under which a page is stored for guests; undefined where each visitor gets one of their own. */
export function sharedKey<Shared extends object>(
  request: Request,
  info: RequestInfo,
  { site, sharedPages, guestVariant }: CreateSiteOptions<Shared>,
): string | undefined {
  if (request.method !== 'GET') return undefined;
  const url = new URL(request.url);
  const name = site.matchRoute(url)?.route.page;
  if (name === undefined || !sharedPages?.includes(name)) return undefined;
  const variant = guestVariant?.(request, createCookieJar(request.headers.get('cookie')));
  if (variant === undefined) return undefined;
  const key = keyOf(variant, request, isSecure(url, info));
  return key.length <= maxKeyLength ? key : undefined;
}

/**
 * A stored page, found before anything else has looked at the request: that its address is one of a page that guests share was
 * settled when it was stored. Undefined leaves the request to everybody else, and the page to `createSite`.
 */
export function findStoredPage(
  request: Request,
  secure: boolean,
  { guestPages, guestVariant }: Required<Pick<CreateSiteOptions<object>, 'guestPages' | 'guestVariant'>>,
): Response | undefined {
  if (request.method !== 'GET') return undefined;
  const variant = guestVariant(request, createCookieJar(request.headers.get('cookie')));
  return variant === undefined ? undefined : guestPages.find(keyOf(variant, request, secure), request);
}

/** A page with nothing of its visitor in it; undefined where something of them came in after all. */
export async function renderShared<Shared extends object>(
  request: Request,
  { address, secure }: RequestInfo,
  renderer: PageRenderer<Shared>,
  { site, api, log, assets }: CreateSiteOptions<Shared>,
): Promise<SharedPage | undefined> {
  const url = new URL(request.url);
  // Without the signal of the request: the page goes to others too and is rendered to its end.
  const info = { ...(address !== undefined && { address }), ...(secure !== undefined && { secure }) };
  let hasFailed = false;
  // The first visitor may be over their rate limit: the error for them must not be shared with all others.
  const open = await renderer.openShared(request, info, async (...call) => {
    const response = await api(...call);
    hasFailed ||= response.status === 429 || response.status >= 500;
    return response;
  });
  const opened = await openSettled({ site, ...open.visit, url, outcome: null, log });
  if (opened.kind === 'redirect') return undefined;
  // All in one piece: a boundary that was outlined would come with a script, which no policy without a nonce lets run.
  const { start, markup, end } = await renderer.streamDocument(await renderer.prepareDocument(opened, open), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await markup.allReady;
  const text = start.beforeStyle + assets.style + start.afterStyle;
  const body = new Uint8Array(await new Response(concatStreams(text, markup, end)).arrayBuffer());
  if (open.page.jar.changed.length > 0) return undefined;
  const isComplete = opened.status === 200 && !hasFailed;
  return {
    status: opened.status,
    isComplete,
    headers: renderer.headersOf(opened, isSecure(url, info)),
    body,
  };
}
