import { randomBytes } from 'node:crypto';
import { createClient, dehydrate } from '@relab/client';
import { PAGE_DATA_ATTRIBUTE } from '@relab/toolkit/page-data-layer';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { ANALYTICS_ATTRIBUTE } from './analytics/analytics-settings.ts';
import { consentCookie, isUndecided } from './analytics/consent.ts';
import { ConsentBanner } from './analytics/consent-banner.tsx';
import { siteAnalytics } from './analytics/site-analytics.ts';
import { cookieCompared } from './comparing/compared-ids.ts';
import { cookieAccount } from './frame/account-storage.ts';
import { act, largestFormAt } from './frame/act.ts';
import { App } from './frame/app.tsx';
import type { Assets } from './frame/assets.ts';
import { createCookieJar } from './frame/cookie-jar.ts';
import { documentEnd, documentStart } from './frame/document.ts';
import { cookieGuestCart } from './frame/guest-cart-storage.ts';
import { cookieGuestDetails } from './frame/guest-details-storage.ts';
import { type Api, inProcessFetch, type RequestInfo } from './frame/in-process-fetch.ts';
import { cookieMarket } from './frame/market-storage.ts';
import { type Opened, type OpenPage, openPage } from './frame/open-page.ts';
import type { InvalidOutcome } from './frame/page.ts';
import { pageData } from './frame/page-data.ts';
import { FormTooLarge, readForm } from './frame/read-form.ts';
import * as texts from './frame/refusal-texts.ts';
import type { SiteSettings } from './frame/settings.ts';
import { settleMarket } from './frame/settle-market.ts';
import { concatStreams } from './frame/streams.ts';
import type { BrowserState } from './hydrate.tsx';
import { inLanguage } from './language/in-language.ts';
import { FooterLinks } from './layout/footer-links.tsx';
import { footerMenu } from './layout/footer-menu.ts';
import { layoutCalls } from './layout/load.ts';
import { Wordmark } from './layout/wordmark.tsx';

export { type Assets, readAssets } from './frame/assets.ts';
export { hrefOf } from './frame/route.ts';
export type { SiteSettings } from './frame/settings.ts';
export { locale } from './language/language.ts';
export { routes } from './routes.ts';

export interface SiteOptions {
  readonly api: Api;
  /** What this language's build made: see `readAssets`. */
  readonly assets: Assets;
  readonly settings: SiteSettings;
  readonly log: (error: unknown) => void;
  /** Origins beside the site's own to which its forms lead, such as that of a payment service. */
  readonly formTargets?: readonly string[];
}

/** The pages, as one function from a request to a response. Keeps nothing between two requests. */
export function createSite({
  api,
  assets,
  settings,
  log,
  formTargets = [],
}: SiteOptions): (request: Request, info: RequestInfo) => Promise<Response> {
  return async (request, info) => {
    const url = new URL(request.url);
    const renderedAt = Date.now();
    const jar = createCookieJar(request.headers.get('cookie'));
    const compared = cookieCompared(jar);
    const ask = inLanguage(inProcessFetch(api, { request, info }, url.origin, jar));
    const client = createClient({
      fetch: ask,
      context: { webstoreId: settings.webstoreId, siteId: settings.siteId },
      storage: {
        guestCart: cookieGuestCart(jar),
        effectiveAccount: cookieAccount(jar),
        guestDetails: cookieGuestDetails(jar),
        market: cookieMarket(jar),
      },
      onServer: true,
      // The time of a page is one, so that the browser can take it up as it was rendered.
      now: () => renderedAt,
    });
    const respond = (body: BodyInit | null, status: number, headers: Record<string, string>) => {
      const response = new Response(body, {
        status,
        headers: { 'cache-control': 'private, no-store', ...headers },
      });
      for (const cookie of jar.changed) response.headers.append('set-cookie', cookie);
      return response;
    };
    if (!['GET', 'HEAD', 'POST'].includes(request.method))
      return respond(null, 405, { allow: 'GET, HEAD, POST' });

    await settleMarket(client);
    let outcome: InvalidOutcome | null = null;
    if (request.method === 'POST') {
      const refuse = (words: string, status: number) =>
        respond(words, status, { 'content-type': 'text/plain; charset=utf-8' });
      const form = await readForm(request, await largestFormAt(url)).catch((error: unknown) => {
        if (error instanceof FormTooLarge) return error;
        throw error;
      });
      if (form instanceof FormTooLarge) return refuse(texts.formTooLarge, 413);
      if (!form) return refuse(texts.formUnreadable, 400);
      try {
        const led = await act(client, url, settings, form, compared);
        if (led.kind === 'redirect') return respond(null, 303, { location: led.href });
        outcome = led;
      } catch (error) {
        return render(await openPage({ client, url, settings, compared, failed: error, log }));
      }
    }
    return render(await openPage({ client, url, settings, compared, outcome, log }));

    async function render(opened: Opened): Promise<Response> {
      if (opened.kind === 'redirect')
        return respond(null, opened.permanent ? 301 : 303, { location: opened.href });
      const nonce = randomBytes(16).toString('base64');
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        ...securityHeaders(nonce, url, formTargets),
      };
      if (request.method === 'HEAD') return respond(null, opened.status, headers);
      const menu = await footerMenu(ask, settings.siteId);
      const start = documentStart({
        head: opened.head,
        siteName: settings.siteName,
        origin: settings.origin,
        nonce,
        style: assets.style,
        fonts: assets.fonts,
        entry: assets.entry,
        data: {
          [PAGE_DATA_ATTRIBUTE]: pageData(opened, settings),
          [ANALYTICS_ATTRIBUTE]: siteAnalytics(settings),
        },
      });
      const markup = await renderToReadableStream(
        <App
          client={client}
          settings={settings}
          opened={opened}
          compared={compared}
          standing={{ wordmark: <Wordmark />, footer: <FooterLinks settings={settings} menu={menu} /> }}
        />,
        {
          nonce,
          signal: request.signal,
          onError: log,
        },
      );
      const asks = isUndecided(jar.get(consentCookie), request.headers) && opened.folder !== 'privacy';
      const below = asks ? renderToStaticMarkup(<ConsentBanner />) : '';
      const end = () => documentEnd(browserState(opened), nonce, below);
      return respond(concatStreams(start, markup, end), opened.status, headers);
    }

    function browserState(opened: OpenPage): BrowserState {
      const isStatic = opened.page.isStatic === true;
      const cache = dehydrate(client, isStatic ? layoutCalls : undefined);
      return { settings, cache, outcome: opened.outcome, renderedAt, isStatic, compared: opened.compared };
    }
  };
}

/** Nothing from elsewhere runs, frames or is framed. Style attributes are React's; they hold sizes and placeholders. */
function securityHeaders(nonce: string, url: URL, formTargets: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(url.protocol === 'https:' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
