import { createHash } from 'node:crypto';
import { dehydrate } from '@relab/client';
import { createElement, type ReactNode } from 'react';
import { type RenderToReadableStreamOptions, renderToReadableStream } from 'react-dom/server';
import { createCookieJar } from '../cookie/cookie-jar.ts';
import type { BrowserState } from '../page/browser-state.ts';
import { retryAfter } from '../page/error-status.ts';
import type { OpenPage, Visit } from '../page/open-page.ts';
import { PageLifecycle } from '../page/page-lifecycle.ts';
import { documentAroundStyle, documentEnd } from './document.ts';
import { createDocumentEncoder, type DocumentEncoder } from './document-encoder.ts';
import type { StyledDocument } from './document-gzip.ts';
import { guestFetch, inProcessFetch, type RequestInfo } from './in-process-fetch.ts';
import { securityHeaders } from './security-headers.ts';
import type { CreateSiteOptions, PageRequest } from './site-options.ts';
import { createWholePages } from './whole-page.ts';

/** One visitor's way to the API, and what the site opened for them. */
export interface OpenVisit<Shared extends object> {
  readonly page: PageRequest;
  readonly visit: Visit<Shared>;
}

/** What stands around an open page's markup, and that markup, not yet rendered. */
interface PreparedDocument {
  readonly body: ReactNode;
  readonly start: StyledDocument;
  /** Known after the markup. */
  readonly end: () => string;
}

/** The document of an open page as it is streamed: its start, React's markup, and its end. */
interface StreamedDocument {
  readonly start: StyledDocument;
  readonly markup: Awaited<ReturnType<typeof renderToReadableStream>>;
  readonly end: () => string;
}

/** What pages of one visitor and pages that guests share are rendered by. */
export interface PageRenderer<Shared extends object> {
  /** Of one visitor: what others have just read is not read again. */
  openVisit(request: Request, info: RequestInfo): Promise<OpenVisit<Shared>>;
  /** Of all guests: everything is read anew, by `api` in place of the site's own. */
  openShared(
    request: Request,
    info: RequestInfo,
    api: CreateSiteOptions<Shared>['api'],
  ): Promise<OpenVisit<Shared>>;
  /** With a nonce where React may write scripts between the parts of the page. */
  headersOf(opened: OpenPage<Shared>, secure: boolean, nonce?: string): Readonly<Record<string, string>>;
  /** Chooses how a document of one visitor is sent. */
  readonly encoder: DocumentEncoder;
  prepareDocument(opened: OpenPage<Shared>, open: OpenVisit<Shared>): Promise<PreparedDocument>;
  /** Undefined where a part of the page comes later, so that it has to be streamed. */
  renderWhole(opened: OpenPage<Shared>, document: PreparedDocument): StyledDocument | undefined;
  streamDocument(
    document: PreparedDocument,
    rendering: RenderToReadableStreamOptions,
  ): Promise<StreamedDocument>;
}

export const isSecure = (url: URL, { secure }: RequestInfo): boolean => secure ?? url.protocol === 'https:';

/** Of a style sheet in a document, as a policy names it. */
const hashOf = (style: string): string => `sha256-${createHash('sha256').update(style).digest('base64')}`;

export function createPageRenderer<Shared extends object>(
  options: CreateSiteOptions<Shared>,
): PageRenderer<Shared> {
  const { site, locale, assets, log, formTargets = [] } = options;
  const siteStyle = hashOf(assets.style);
  const wholePages = createWholePages();
  const open = async (
    request: Request,
    info: RequestInfo,
    api: CreateSiteOptions<Shared>['api'],
    guestFetch?: typeof fetch,
  ): Promise<OpenVisit<Shared>> => {
    const jar = createCookieJar(request.headers.get('cookie'));
    const fetch = inProcessFetch(api, { request, info }, new URL(request.url).origin, jar);
    const page: PageRequest = { request, jar, fetch, guestFetch, renderedAt: Date.now() };
    return { page, visit: await options.openVisit(page) };
  };
  return {
    openVisit: (request, info) =>
      open(
        request,
        info,
        options.api,
        // Whoever posts a form sees what it did.
        request.method === 'POST'
          ? undefined
          : guestFetch(options.api, { request, info }, new URL(request.url).origin),
      ),
    openShared: (request, info, api) => open(request, info, api),
    headersOf({ status, head: { isFramedBySite, style } }, secure, nonce) {
      const styleHashes = style === undefined ? [siteStyle] : [siteStyle, hashOf(style)];
      return {
        'content-type': 'text/html; charset=utf-8',
        ...(status === 503 ? { 'retry-after': String(retryAfter) } : {}),
        ...securityHeaders({ styleHashes, nonce, secure, formTargets, isFramedBySite }),
      };
    },
    async prepareDocument(opened, { visit, page }) {
      const { head, data = {}, body, below, state } = await options.render(opened, visit, page);
      const {
        outcome,
        page: { isStatic },
      } = opened;
      const cache = () => dehydrate(visit.client, isStatic === true ? site.layoutCalls : undefined);
      return {
        body: createElement(PageLifecycle, null, body),
        start: documentAroundStyle({
          locale,
          head,
          entry: assets.entry,
          fonts: assets.fonts,
          data,
          pageStyle: opened.head.style,
        }),
        end: () =>
          documentEnd(
            {
              ...state,
              cache: cache(),
              outcome,
              renderedAt: page.renderedAt,
              isStatic: isStatic === true,
            } satisfies BrowserState,
            below,
          ),
      };
    },
    encoder: createDocumentEncoder(assets.style),
    renderWhole({ name }, { body, start, end }) {
      const markup = wholePages.render(name, body);
      return markup === undefined
        ? undefined
        : { beforeStyle: start.beforeStyle, afterStyle: start.afterStyle + markup + end() };
    },
    streamDocument: async ({ body, start, end }, rendering) => ({
      start,
      markup: await renderToReadableStream(body, { onError: log, ...rendering }),
      end,
    }),
  };
}
