import type { Client } from '@relab/client';
import type { Match } from '../routing/match.ts';
import type { Page } from './page.ts';

/** How a site lets visitors sign in, for pages and forms that only users may have. */
export interface SignIn {
  /** The sign-in page, which leads on to `next`, and sends the stored form named `resume` before. */
  readonly hrefOf: (query: { readonly next: string; readonly resume?: string | undefined }) => string;
  /**
   * Whether somebody who was signed in when the page was loaded is so no longer. From then on the client goes on as a
   * guest's.
   */
  readonly hasSessionEnded: (client: Client) => Promise<boolean>;
}

/** What makes a site out of pages. One value, which server and browser share. */
export interface SiteDefinition<Shared extends object> {
  readonly matchRoute: (url: URL) => Match | undefined;
  /** Fetches a page when it is first needed. Every site has the pages `not-found` and `failure`. */
  readonly importPage: (name: string) => Promise<Page<Shared>>;
  /** Before a page is opened and before a form is handed to its page. */
  readonly prepare?: (client: Client) => Promise<unknown>;
  /** Reads what stands around every page, beside what the page itself reads. It may not reject. */
  readonly loadLayout?: (client: Client) => Promise<unknown>;
  /** The calls of `loadLayout`: all that a browser needs of the cache where the page itself is static. */
  readonly layoutCalls?: ReadonlySet<string>;
  /** Left out by a site without accounts. */
  readonly signIn?: SignIn;
}
