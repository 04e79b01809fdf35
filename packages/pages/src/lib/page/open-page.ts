import { type Client, ClientError } from '@relab/client';
import { NotFound, Redirect } from '../errors.ts';
import { isNotFound, isUnavailable, maySignInHelp } from './error-status.ts';
import type { InvalidOutcome } from './form-outcome.ts';
import type { Head } from './head.ts';
import type { Page, PageContext } from './page.ts';
import type { SiteDefinition } from './site-definition.ts';

/** A page that is ready to be rendered. */
export interface OpenPage<Shared extends object = object> {
  readonly kind: 'page';
  readonly status: number;
  /** Of the page that is rendered; not that of the route when there is no such page. */
  readonly name: string;
  readonly page: Page<Shared>;
  readonly data: unknown;
  readonly head: Head;
  readonly url: URL;
  readonly outcome: InvalidOutcome | null;
  /** Of a static page's view, where it is rendered already. */
  readonly staticMarkup?: string | undefined;
}

/** A page to render, or where to go instead: `load` threw `Redirect`, or the visitor has to sign in. */
export type Opened<Shared extends object> =
  | OpenPage<Shared>
  | { readonly kind: 'redirect'; readonly href: string; readonly permanent: boolean };

/** Who looks at the site: their client, and what the site shares with its pages. */
export interface Visit<Shared extends object> {
  readonly client: Client;
  readonly shared: Shared;
}

/**
 * What `openPage` opens, and for whom. Whatever `load` throws becomes a page or a redirect; `log` is called with what
 * became a 500.
 */
export interface OpenPageOptions<Shared extends object> extends Visit<Shared> {
  readonly site: SiteDefinition<Shared>;
  readonly url: URL;
  readonly outcome?: InvalidOutcome | null;
  /** What went wrong before the page could be opened, such as a form that failed on the way. */
  readonly failed?: unknown;
  readonly log?: (error: unknown) => void;
  /** In place of the site's own. */
  readonly importPage?: SiteDefinition<Shared>['importPage'];
}

/** From an address to something that can be rendered, whatever happens on the way. */
export async function openPage<Shared extends object>({
  site,
  client,
  url,
  shared,
  outcome = null,
  failed,
  log,
  importPage = site.importPage,
}: OpenPageOptions<Shared>): Promise<Opened<Shared>> {
  const { signIn } = site;
  const match = site.matchRoute(url);
  const context: PageContext<Shared> = { ...shared, client, params: match?.params ?? {}, url, log };
  await site.prepare?.(client);
  const layout = site.loadLayout?.(client);
  const open = async (name: string, status: number, failure?: unknown): Promise<OpenPage<Shared>> => {
    const page = await importPage(name);
    const [data] = await Promise.all([page.load({ ...context, failure }), layout]);
    const head = page.head(data, context);
    return { kind: 'page', status: head.status ?? status, name, page, data, head, url, outcome };
  };
  if (!match) return open('not-found', 404);
  try {
    if (failed) throw failed;
    return await open(match.route.page, outcome ? 422 : 200);
  } catch (error) {
    if (error instanceof Redirect) return { kind: 'redirect', href: error.href, permanent: error.permanent };
    const isSignedOut =
      signIn &&
      ((error instanceof ClientError && error.status === 401) ||
        ((maySignInHelp(error) || error instanceof NotFound) && (await signIn.hasSessionEnded(client))));
    if (isSignedOut) {
      await signIn.hasSessionEnded(client);
      return {
        kind: 'redirect',
        href: signIn.hrefOf({ next: url.pathname + url.search }),
        permanent: false,
      };
    }
    if (isNotFound(error)) return open('not-found', 404);
    if (isUnavailable(error)) return open('failure', 503, error);
    log?.(error);
    return open('failure', 500, error);
  }
}
