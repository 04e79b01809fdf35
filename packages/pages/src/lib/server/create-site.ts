import { createHash, randomBytes } from 'node:crypto';
import { dehydrate } from '@relab/client';
import { createElement, type ReactNode } from 'react';
import { type RenderToReadableStreamOptions, renderToReadableStream } from 'react-dom/server';
import { type CookieJar, createCookieJar } from '../cookie/cookie-jar.ts';
import type { BrowserState } from '../page/browser-state.ts';
import { retryAfter } from '../page/error-status.ts';
import type { InvalidOutcome } from '../page/form-outcome.ts';
import { type Opened, type OpenPage, openPage, type Visit } from '../page/open-page.ts';
import type { FormUploads } from '../page/page.ts';
import { PageLifecycle } from '../page/page-lifecycle.ts';
import { pendingForms } from '../page/pending-form.ts';
import type { SiteDefinition } from '../page/site-definition.ts';
import { findPage, submitForm } from '../page/submit-form.ts';
import type { Assets } from './assets.ts';
import { documentEnd, documentStart } from './document.ts';
import { type FormError, isFormError } from './form-error.ts';
import type { GuestPages, SharedPage } from './guest-pages.ts';
import { type Api, inProcessFetch, type RequestInfo } from './in-process-fetch.ts';
import { securityHeaders } from './security-headers.ts';
import { concatStreams } from './streams.ts';

/** One request for a page, as the site sees it. */
export interface PageRequest {
  readonly request: Request;
  readonly jar: CookieJar;
  /** To the API without a network: same visitor, same cookies. */
  readonly fetch: typeof fetch;
  /** The time of a page is one, so that the browser can hydrate it as it was rendered. */
  readonly renderedAt: number;
}

/** What a site says of a page that is open. */
export interface PageMarkup {
  /** Markup for the document's head. */
  readonly head: string;
  /** What scripts read, each under the attribute of the element that holds it. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly body: ReactNode;
  /** Markup below the page, which React does not know. */
  readonly below?: string;
  /** What the browser starts with, beside the cache. */
  readonly state?: object;
}

export interface CreateSiteOptions<Shared extends object> {
  readonly site: SiteDefinition<Shared>;
  readonly locale: string;
  readonly api: Api;
  /** What the build made: see `readAssets`. */
  readonly assets: Assets;
  readonly log: (error: unknown) => void;
  /** Origins beside the site's own to which its forms lead, such as that of a payment service. */
  readonly formTargets?: readonly string[];
  readonly openVisit: (page: PageRequest) => Visit<Shared> | Promise<Visit<Shared>>;
  readonly render: (
    opened: OpenPage<Shared>,
    visit: Visit<Shared>,
    page: PageRequest,
  ) => PageMarkup | Promise<PageMarkup>;
  /** Plain text in the place of a page, where its form could not even be read; 405 where the page has none. */
  readonly formErrorText: (status: number, uploads: FormUploads | undefined) => string;
  /** Where pages that guests share are stored; without it each visitor gets one of their own. */
  readonly guestPages?: GuestPages;
  /** Of which pages, by `Route.page`, all guests of one variant see the same. */
  readonly sharedPages?: readonly string[];
  /**
   * What the pages of a guest depend on beside their address, such as a currency; undefined for a visitor whose pages are
   * nobody else's.
   */
  readonly guestVariant?: (request: Request, jar: CookieJar) => string | undefined;
}

/** Responds to a request for a page; `readForm` reads the form that was posted with it, and rejects with a `status` where it cannot. */
export type Site = (
  request: Request,
  info: RequestInfo,
  readForm: (uploads?: FormUploads) => Promise<FormData>,
) => Promise<Response>;

/** Characters of an address up to which its page is stored: nobody fills the memory with addresses. */
const maxKeyLength = 1_024;

/** One visitor's way to the API, and what the site opened for them. */
interface OpenVisit<Shared extends object> {
  readonly page: PageRequest;
  readonly visit: Visit<Shared>;
}

const isSecure = (url: URL, { secure }: RequestInfo): boolean => secure ?? url.protocol === 'https:';

/** The pages, as one function from a request to a response. Keeps nothing between two requests but what `guestPages` does. */
export function createSite<Shared extends object>(options: CreateSiteOptions<Shared>): Site {
  const { site, locale, api, assets, log, formTargets = [], formErrorText, guestPages } = options;
  const styleHash = hashOf(assets.style);

  async function openVisit(request: Request, info: RequestInfo, send = api): Promise<OpenVisit<Shared>> {
    const jar = createCookieJar(request.headers.get('cookie'));
    const fetch = inProcessFetch(send, { request, info }, new URL(request.url).origin, jar);
    const page: PageRequest = { request, jar, fetch, renderedAt: Date.now() };
    return { page, visit: await options.openVisit(page) };
  }

  const headersOf = (
    { status }: OpenPage<Shared>,
    secure: boolean,
    nonce?: string,
  ): Readonly<Record<string, string>> => ({
    'content-type': 'text/html; charset=utf-8',
    ...(status === 503 ? { 'retry-after': String(retryAfter) } : {}),
    ...securityHeaders({ styleHash, nonce, secure, formTargets }),
  });

  /** The document of an open page: its start, React's markup, and its end, which is known after the markup. */
  async function renderDocument(
    opened: OpenPage<Shared>,
    { visit, page }: OpenVisit<Shared>,
    rendering: RenderToReadableStreamOptions,
  ) {
    const { head, data = {}, body, below, state } = await options.render(opened, visit, page);
    const browserState = (): BrowserState => {
      const { isStatic = false } = opened.page;
      const cache = dehydrate(visit.client, isStatic ? site.layoutCalls : undefined);
      return { cache, outcome: opened.outcome, renderedAt: page.renderedAt, isStatic };
    };
    return {
      start: documentStart({ locale, head, ...assets, data }),
      markup: await renderToReadableStream(createElement(PageLifecycle, null, body), {
        onError: log,
        ...rendering,
      }),
      end: () => documentEnd({ ...state, ...browserState() }, below),
    };
  }

  /** The key under which a page is stored for guests; undefined where each visitor gets one of their own. */
  function sharedKey(request: Request, url: URL, info: RequestInfo): string | undefined {
    if (!guestPages || request.method !== 'GET') return undefined;
    const name = site.matchRoute(url)?.route.page;
    if (name === undefined || !options.sharedPages?.includes(name)) return undefined;
    const variant = options.guestVariant?.(request, createCookieJar(request.headers.get('cookie')));
    if (variant === undefined) return undefined;
    const key = `${isSecure(url, info) ? 'https' : 'http'} ${variant} ${url.host}${url.pathname}${url.search}`;
    return key.length <= maxKeyLength ? key : undefined;
  }

  /** A page with nothing of its visitor in it; undefined where something of them came in after all. */
  async function renderShared(request: Request, info: RequestInfo): Promise<SharedPage | undefined> {
    const url = new URL(request.url);
    let hasFailed = false;
    // What is kept from the visitor who happens to come first, since they ask too often, is not kept from all others.
    const open = await openVisit(request, info, async (...call) => {
      const response = await api(...call);
      hasFailed ||= response.status === 429 || response.status >= 500;
      return response;
    });
    const opened = await openPage({ site, ...open.visit, url, outcome: null, log });
    if (opened.kind === 'redirect') return undefined;
    // All in one piece: a boundary that was outlined would come with a script, which no policy without a nonce lets run.
    const { start, markup, end } = await renderDocument(opened, open, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    await markup.allReady;
    const body = new Uint8Array(await new Response(concatStreams(start, markup, end)).arrayBuffer());
    if (open.page.jar.changed.length > 0) return undefined;
    const isComplete = opened.status === 200 && !hasFailed;
    return { status: opened.status, isComplete, headers: headersOf(opened, isSecure(url, info)), body };
  }

  async function renderOwn(
    request: Request,
    info: RequestInfo,
    readForm: (uploads?: FormUploads) => Promise<FormData>,
  ): Promise<Response> {
    const url = new URL(request.url);
    // Posting to a page without a form is answered before the body is read.
    const target = request.method === 'POST' ? await findPage(site, url) : undefined;
    if (target && !target.act) return respondFormError({ status: 405, headers: { allow: 'GET, HEAD' } });

    const open = await openVisit(request, info);
    const { visit } = open;
    const { jar } = open.page;
    let outcome: InvalidOutcome | null = null;
    if (target) {
      const form = await readForm(target.uploads).catch((error: unknown) => {
        if (isFormError(error)) return error;
        throw error;
      });
      if (isFormError(form)) return respondFormError(form);
      try {
        const followed = await submitForm(url, form, { site, ...visit, pending: pendingForms(jar) });
        if (followed.kind === 'redirect') return respond(null, 303, { location: followed.href });
        outcome = followed;
      } catch (error) {
        return render(await openPage({ site, ...visit, url, failed: error, log }));
      }
    }
    return render(await openPage({ site, ...visit, url, outcome, log }));

    function respond(
      body: BodyInit | null,
      status: number,
      headers: Readonly<Record<string, string>>,
    ): Response {
      const response = privateResponse(body, status, headers);
      for (const cookie of jar.changed) response.headers.append('set-cookie', cookie);
      return response;
    }

    function respondFormError({ status, headers = {} }: FormError): Response {
      const text = formErrorText(status, target?.uploads);
      return privateResponse(text, status, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
    }

    async function render(opened: Opened<Shared>): Promise<Response> {
      if (opened.kind === 'redirect')
        return respond(null, opened.permanent ? 301 : 303, { location: opened.href });
      const nonce = randomBytes(16).toString('base64');
      const headers = headersOf(opened, isSecure(url, info), nonce);
      if (request.method === 'HEAD') return respond(null, opened.status, headers);
      const { start, markup, end } = await renderDocument(opened, open, { nonce, signal: request.signal });
      return respond(concatStreams(start, markup, end), opened.status, headers);
    }
  }

  return async (request, info, readForm) => {
    if (!['GET', 'HEAD', 'POST'].includes(request.method))
      return privateResponse(null, 405, { allow: 'GET, HEAD, POST' });
    const key = sharedKey(request, new URL(request.url), info);
    if (key !== undefined) {
      const { address, secure } = info;
      // Without its signal: the page goes to others too and is rendered to its end.
      const shared = { ...(address !== undefined && { address }), ...(secure !== undefined && { secure }) };
      const response = await guestPages?.respond(key, request, () => renderShared(request, shared));
      if (response) return response;
    }
    return await renderOwn(request, info, readForm);
  };
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const privateResponse = (
  body: BodyInit | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response => new Response(body, { status, headers: { 'cache-control': 'private, no-store', ...headers } });
