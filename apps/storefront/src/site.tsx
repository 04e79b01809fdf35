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
import { act, pageAt } from './frame/act.ts';
import { App } from './frame/app.tsx';
import type { Assets } from './frame/assets.ts';
import { createCookieJar } from './frame/cookie-jar.ts';
import { documentEnd, documentStart } from './frame/document.ts';
import { type FormError, formErrorText, isFormError } from './frame/form-error.ts';
import { cookieGuestCart } from './frame/guest-cart-storage.ts';
import { cookieGuestDetails } from './frame/guest-details-storage.ts';
import { type Api, inProcessFetch, type RequestInfo } from './frame/in-process-fetch.ts';
import { cookieMarket } from './frame/market-storage.ts';
import { type Opened, type OpenPage, openPage } from './frame/open-page.ts';
import type { FormUploads, InvalidOutcome } from './frame/page.ts';
import { pageData } from './frame/page-data.ts';
import { pendingForms } from './frame/pending-form.ts';
import type { SiteSettings } from './frame/settings.ts';
import { settleMarket } from './frame/settle-market.ts';
import { concatStreams } from './frame/streams.ts';
import { retryAfter } from './frame/unavailable.ts';
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

/** Answers a request for a page; `readForm` reads the form that was posted with it, and rejects with a `status` where it cannot. */
export type Site = (
  request: Request,
  info: RequestInfo,
  readForm: (uploads?: FormUploads) => Promise<FormData>,
) => Promise<Response>;

/** The pages, as one function from a request to a response. Keeps nothing between two requests. */
export function createSite({ api, assets, settings, log, formTargets = [] }: SiteOptions): Site {
  return async (request, info, readForm) => {
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

    // Who posts to a page without a form is told so before any of it is read.
    const target = request.method === 'POST' ? await pageAt(url) : undefined;
    if (target && !target.act) return formError({ status: 405, headers: { allow: 'GET, HEAD' } });

    await settleMarket(client);
    let outcome: InvalidOutcome | null = null;
    if (target) {
      const form = await readForm(target.uploads).catch((error: unknown) => {
        if (isFormError(error)) return error;
        throw error;
      });
      if (isFormError(form)) return formError(form);
      try {
        const led = await act(url, form, { client, settings, compared, pending: pendingForms(jar) });
        if (led.kind === 'redirect') return respond(null, 303, { location: led.href });
        outcome = led;
      } catch (error) {
        return render(await openPage({ client, url, settings, compared, failed: error, log }));
      }
    }
    return render(await openPage({ client, url, settings, compared, outcome, log }));

    function formError({ status, headers = {} }: FormError): Response {
      const text = formErrorText(status, target?.uploads);
      return respond(text, status, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
    }

    async function render(opened: Opened): Promise<Response> {
      if (opened.kind === 'redirect')
        return respond(null, opened.permanent ? 301 : 303, { location: opened.href });
      const nonce = randomBytes(16).toString('base64');
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        ...(opened.status === 503 ? { 'retry-after': String(retryAfter) } : {}),
        ...securityHeaders(nonce, info.secure ?? url.protocol === 'https:', formTargets),
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
function securityHeaders(
  nonce: string,
  secure: boolean,
  formTargets: readonly string[],
): Record<string, string> {
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
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
