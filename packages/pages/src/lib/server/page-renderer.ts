import { createHash } from 'node:crypto';
import { dehydrate } from '@relab/client';
import { createElement } from 'react';
import { type RenderToReadableStreamOptions, renderToReadableStream } from 'react-dom/server';
import { createCookieJar } from '../cookie/cookie-jar.ts';
import type { BrowserState } from '../page/browser-state.ts';
import { retryAfter } from '../page/error-status.ts';
import type { OpenPage, Visit } from '../page/open-page.ts';
import { PageLifecycle } from '../page/page-lifecycle.ts';
import { documentEnd, documentStart } from './document.ts';
import { inProcessFetch, type RequestInfo } from './in-process-fetch.ts';
import { securityHeaders } from './security-headers.ts';
import type { CreateSiteOptions, PageRequest } from './site-options.ts';

/** One visitor's way to the API, and what the site opened for them. */
export interface OpenVisit<Shared extends object> {
  readonly page: PageRequest;
  readonly visit: Visit<Shared>;
}

/** The document of an open page: its start, React's markup, and its end, which is known after the markup. */
interface RenderedDocument {
  readonly start: string;
  readonly markup: Awaited<ReturnType<typeof renderToReadableStream>>;
  readonly end: () => string;
}

/** What pages of one visitor and pages that guests share are rendered by. */
export interface PageRenderer<Shared extends object> {
  /** `api` in place of the site's own. */
  openVisit(
    request: Request,
    info: RequestInfo,
    api?: CreateSiteOptions<Shared>['api'],
  ): Promise<OpenVisit<Shared>>;
  /** With a nonce where React may write scripts between the parts of the page. */
  headersOf(opened: OpenPage<Shared>, secure: boolean, nonce?: string): Readonly<Record<string, string>>;
  renderDocument(
    opened: OpenPage<Shared>,
    open: OpenVisit<Shared>,
    rendering: RenderToReadableStreamOptions,
  ): Promise<RenderedDocument>;
}

export const isSecure = (url: URL, { secure }: RequestInfo): boolean => secure ?? url.protocol === 'https:';

export function createPageRenderer<Shared extends object>(
  options: CreateSiteOptions<Shared>,
): PageRenderer<Shared> {
  const { site, locale, assets, log, formTargets = [] } = options;
  const styleHash = `sha256-${createHash('sha256').update(assets.style).digest('base64')}`;
  return {
    async openVisit(request, info, api = options.api) {
      const jar = createCookieJar(request.headers.get('cookie'));
      const fetch = inProcessFetch(api, { request, info }, new URL(request.url).origin, jar);
      const page: PageRequest = { request, jar, fetch, renderedAt: Date.now() };
      return { page, visit: await options.openVisit(page) };
    },
    headersOf: ({ status }, secure, nonce) => ({
      'content-type': 'text/html; charset=utf-8',
      ...(status === 503 ? { 'retry-after': String(retryAfter) } : {}),
      ...securityHeaders({ styleHash, nonce, secure, formTargets }),
    }),
    async renderDocument(opened, { visit, page }, rendering) {
      const { head, data = {}, body, below, state } = await options.render(opened, visit, page);
      const {
        outcome,
        page: { isStatic = false },
      } = opened;
      const cache = () => dehydrate(visit.client, isStatic ? site.layoutCalls : undefined);
      return {
        start: documentStart({ locale, head, ...assets, data }),
        markup: await renderToReadableStream(createElement(PageLifecycle, null, body), {
          onError: log,
          ...rendering,
        }),
        end: () =>
          documentEnd(
            {
              ...state,
              cache: cache(),
              outcome,
              renderedAt: page.renderedAt,
              isStatic,
            } satisfies BrowserState,
            below,
          ),
      };
    },
  };
}
