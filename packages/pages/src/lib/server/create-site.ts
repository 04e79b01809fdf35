import { randomBytes } from 'node:crypto';
import { dehydrate } from '@relab/client';
import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
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
}

/** Responds to a request for a page; `readForm` reads the form that was posted with it, and rejects with a `status` where it cannot. */
export type Site = (
  request: Request,
  info: RequestInfo,
  readForm: (uploads?: FormUploads) => Promise<FormData>,
) => Promise<Response>;

/** The pages, as one function from a request to a response. Keeps nothing between two requests. */
export function createSite<Shared extends object>(options: CreateSiteOptions<Shared>): Site {
  const { site, locale, api, assets, log, formTargets = [], formErrorText } = options;
  return async (request, info, readForm) => {
    const url = new URL(request.url);
    const jar = createCookieJar(request.headers.get('cookie'));
    const respond = (body: BodyInit | null, status: number, headers: Readonly<Record<string, string>>) => {
      const response = new Response(body, {
        status,
        headers: { 'cache-control': 'private, no-store', ...headers },
      });
      for (const cookie of jar.changed) response.headers.append('set-cookie', cookie);
      return response;
    };
    if (!['GET', 'HEAD', 'POST'].includes(request.method))
      return respond(null, 405, { allow: 'GET, HEAD, POST' });

    // Posting to a page without a form is answered before the body is read.
    const target = request.method === 'POST' ? await findPage(site, url) : undefined;
    if (target && !target.act) return respondFormError({ status: 405, headers: { allow: 'GET, HEAD' } });

    const fetch = inProcessFetch(api, { request, info }, url.origin, jar);
    const page: PageRequest = { request, jar, fetch, renderedAt: Date.now() };
    const visit = await options.openVisit(page);
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

    function respondFormError({ status, headers = {} }: FormError): Response {
      const text = formErrorText(status, target?.uploads);
      return respond(text, status, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
    }

    async function render(opened: Opened<Shared>): Promise<Response> {
      if (opened.kind === 'redirect')
        return respond(null, opened.permanent ? 301 : 303, { location: opened.href });
      const nonce = randomBytes(16).toString('base64');
      const secure = info.secure ?? url.protocol === 'https:';
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        ...(opened.status === 503 ? { 'retry-after': String(retryAfter) } : {}),
        ...securityHeaders({ nonce, secure, formTargets }),
      };
      if (request.method === 'HEAD') return respond(null, opened.status, headers);
      const { head, data = {}, body, below, state } = await options.render(opened, visit, page);
      const start = documentStart({ locale, head, nonce, ...assets, data });
      const markup = await renderToReadableStream(createElement(PageLifecycle, null, body), {
        nonce,
        signal: request.signal,
        onError: log,
      });
      const end = () => documentEnd({ ...state, ...browserState(opened) }, nonce, below);
      return respond(concatStreams(start, markup, end), opened.status, headers);
    }

    function browserState({ page: { isStatic = false }, outcome: shown }: OpenPage<Shared>): BrowserState {
      const cache = dehydrate(visit.client, isStatic ? site.layoutCalls : undefined);
      return { cache, outcome: shown, renderedAt: page.renderedAt, isStatic };
    }
  };
}
