import type { ReactNode } from 'react';
import type { CookieJar } from '../cookie/cookie-jar.ts';
import type { OpenPage, Visit } from '../page/open-page.ts';
import type { FormUploads } from '../page/page.ts';
import type { SiteDefinition } from '../page/site-definition.ts';
import type { Assets } from './assets.ts';
import type { GuestPages } from './guest-pages.ts';
import type { Api, RequestInfo } from './in-process-fetch.ts';

/** One request for a page, as the site sees it. */
export interface PageRequest {
  readonly request: Request;
  readonly jar: CookieJar;
  /** To the API without a network: same visitor, same cookies. */
  readonly fetch: typeof fetch;
  /** The same for an anonymous guest, whose responses may be shared; undefined where every page reads all anew. */
  readonly guestFetch: typeof fetch | undefined;
  /** The time of a page is one, so that the browser can hydrate it as it was rendered. */
  readonly renderedAt: number;
}

/** What a site provides for an open page. */
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

/**
 * What `createSite` makes a server of pages from: the same site definition as in the browser, the API and the build.
 */
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
