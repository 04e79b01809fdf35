import { type Client, ClientError } from '@relab/client';
import { type ComparedSlot, nothingCompared } from '../comparing/compared-ids.ts';
import { loadLayout } from '../layout/load.ts';
import { routes } from '../routes.ts';
import { hasSessionEnded } from './lazy-session.ts';
import { type Head, type InvalidOutcome, NotFound, type Page, type PageContext, Redirect } from './page.ts';
import { importPage } from './pages.ts';
import { hrefOf, matcher } from './route.ts';
import type { SiteSettings } from './settings.ts';
import { settleAccount } from './settle-account.ts';
import { maySignInHelp } from './sign-in-error.ts';
import { isUnavailable } from './unavailable.ts';

export const matchRoute = matcher(routes);

/** A page that is ready to be shown. */
export interface OpenPage {
  readonly kind: 'page';
  readonly status: number;
  /** The folder of the page that is shown; not that of the route when there is no such page. */
  readonly folder: string;
  readonly page: Page;
  readonly data: unknown;
  readonly head: Head;
  readonly url: URL;
  readonly outcome: InvalidOutcome | null;
  /** Ids of the listings chosen for a comparison. */
  readonly compared: readonly string[];
}

export type Opened =
  | OpenPage
  | { readonly kind: 'redirect'; readonly href: string; readonly permanent: boolean };

export interface Opening {
  readonly client: Client;
  readonly url: URL;
  readonly settings: SiteSettings;
  readonly compared?: ComparedSlot;
  readonly outcome?: InvalidOutcome | null;
  /** What went wrong before the page could be opened, such as a form that failed on the way. */
  readonly failed?: unknown;
  readonly log?: (error: unknown) => void;
  /** Where pages come from; their modules unless told otherwise. */
  readonly pageOf?: (folder: string) => Promise<Page>;
}

/** From an address to something that can be rendered, whatever happens on the way. */
export async function openPage({
  client,
  url,
  settings,
  compared = nothingCompared,
  outcome = null,
  failed,
  log,
  pageOf = importPage,
}: Opening): Promise<Opened> {
  const match = matchRoute(url);
  const context: PageContext = { client, params: match?.params ?? {}, url, settings, compared, log };
  await settleAccount(client);
  const layout = loadLayout(client);
  const shown = async (folder: string, status: number): Promise<OpenPage> => {
    const page = await pageOf(folder);
    const [data] = await Promise.all([page.load(context), layout]);
    const head = page.head(data, context);
    return {
      kind: 'page',
      status: head.status ?? status,
      folder,
      page,
      data,
      head,
      url,
      outcome,
      compared: compared.read(),
    };
  };
  if (!match) return shown('not-found', 404);
  try {
    if (failed) throw failed;
    return await shown(match.route.page, outcome ? 422 : 200);
  } catch (error) {
    if (error instanceof Redirect) return { kind: 'redirect', href: error.href, permanent: error.permanent };
    const isSignedOut =
      (error instanceof ClientError && error.status === 401) ||
      ((maySignInHelp(error) || error instanceof NotFound) && (await hasSessionEnded(client)));
    if (isSignedOut) {
      await hasSessionEnded(client);
      return {
        kind: 'redirect',
        href: hrefOf(routes.login, undefined, { next: url.pathname + url.search }),
        permanent: false,
      };
    }
    if (isNotFound(error)) return shown('not-found', 404);
    if (isUnavailable(error)) return shown('failure', 503);
    log?.(error);
    return shown('failure', 500);
  }
}

/** A call that finds nothing, or is handed something that can be no id, means that the address leads nowhere. */
function isNotFound(error: unknown): boolean {
  return error instanceof NotFound || (error instanceof ClientError && error.status === 404);
}
