import { createStoredPage, type StoredPage } from '@relab/pages/server';
import { overloadRetryAfter } from '@relab/server/load';
import type { SiteOptions } from '@relab/storefront';
import { hrefOf, inLanguages, type Locale, localeOf, routes } from '@relab/storefront/addresses';
import { createSites } from '../sites.ts';

/** The error page of the site in the language of an address, without rendering anything. */
export type FailurePage = (request: Request) => Promise<Response>;

/** A page of a visitor alone, which fails where nothing answers; no other link is written like this. */
const failing = `${hrefOf(routes.cart)}?again=1`;

const unavailable = async (): Promise<Response> =>
  Response.json([{ errorCode: 'SERVER_UNAVAILABLE', message: 'Too much to do.' }], { status: 503 });

/** Without scripts: the page that they make live would at once call what is not served. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');

/** "Try again" leads to where somebody is, and other links to the home page: one page is the same for all addresses. */
function anywhere(html: string, locale: Locale): string {
  const own = inLanguages(failing)[locale];
  const home = inLanguages('/');
  return (Object.keys(home) as Locale[])
    .reduce(
      (page, other) =>
        other === locale ? page : page.replaceAll(`"${inLanguages(failing)[other]}"`, `"${home[other]}"`),
      html.replaceAll(`"${own}"`, '""'),
    )
    .replaceAll(encodeURIComponent(own), encodeURIComponent(home[locale]));
}

/** Of one response alone, or said of every stored page. */
const ofOneResponse = ['cache-control', 'content-encoding', 'content-length', 'retry-after', 'set-cookie'];

async function renderFailure(
  options: Pick<SiteOptions, 'settings' | 'log'>,
  locale: Locale,
): Promise<StoredPage> {
  const sites = await createSites({ ...options, api: unavailable });
  const url = new URL(inLanguages(failing)[locale], options.settings.origin);
  const response = await sites.respond(new Request(url), {}, () => Promise.reject(new Error('No form.')));
  if (response.status !== 503) throw new Error(`The error page was answered with ${response.status}.`);
  const headers = [...response.headers]
    .filter(([name]) => !ofOneResponse.includes(name))
    .map(([name, value]) => [name, value.replaceAll(/ 'nonce-[^']*'/g, '')]);
  const page = {
    status: 503,
    isComplete: false,
    headers: Object.fromEntries(headers),
    body: new TextEncoder().encode(anywhere(withoutScripts(await response.text()), locale)),
  };
  return createStoredPage(page, performance.now());
}

/** The page that a site shows when nothing answers, rendered and compressed once in each language. */
export function createFailurePage(options: Pick<SiteOptions, 'settings' | 'log'>): FailurePage {
  const stored = new Map<Locale, Promise<StoredPage>>();
  return async ({ url, method, headers }) => {
    const locale = localeOf(new URL(url).pathname);
    const failure = stored.get(locale) ?? renderFailure(options, locale);
    stored.set(locale, failure);
    const page = await failure.catch((error: unknown) => {
      stored.delete(locale);
      throw error;
    });
    const response = await page.respondEncoded(headers, () => 0);
    response.headers.set('retry-after', overloadRetryAfter());
    return method === 'HEAD' ? new Response(null, response) : response;
  };
}
