import type { Client } from '@relab/client';
import type { ComparedSlot } from '../comparing/compared-ids.ts';
import { routes } from '../routes.ts';
import { hasSessionEnded } from './lazy-session.ts';
import { matchRoute } from './open-page.ts';
import { type InvalidOutcome, NotFound, type Outcome, type Page, type PageContext } from './page.ts';
import { importPage } from './pages.ts';
import { fieldsOf, type PendingFormSlot } from './pending-form.ts';
import { hrefOf } from './route.ts';
import type { SiteSettings } from './settings.ts';
import { settleAccount } from './settle-account.ts';
import { maySignInHelp } from './sign-in-error.ts';

/** The page of an address; undefined where there is none. */
export async function pageAt(url: URL): Promise<Page | undefined> {
  const match = matchRoute(url);
  return match && (await importPage(match.route.page));
}

export interface ActOptions {
  readonly client: Client;
  readonly settings: SiteSettings;
  readonly compared: ComparedSlot;
  readonly pending: PendingFormSlot;
}

type Followed = InvalidOutcome | Extract<Outcome, { readonly kind: 'redirect' }>;

interface Target {
  readonly page: Page;
  readonly context: PageContext;
}

async function targetOf(url: URL, { client, settings, compared }: ActOptions): Promise<Target | undefined> {
  const match = matchRoute(url);
  if (!match) return undefined;
  const page = await importPage(match.route.page);
  return { page, context: { client, params: match.params, url, settings, compared } };
}

const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** The sign-in page, which leads on to `next`; and sends the form again where its page allows that. */
function signInHref(
  next: string,
  { page, context }: Target,
  form: FormData,
  { pending }: ActOptions,
): string {
  const fields = page.isResumable?.(form) ? fieldsOf(form) : undefined;
  const resume = fields && pending.save({ path: addressOf(context.url), fields });
  return hrefOf(routes.login, undefined, { next, resume });
}

/**
 * Sends the form that waited for the sign-in whose address names it. Where that leads, or undefined: there was none, or it
 * was not accepted. The form is stored by a post to this site alone, so no other site's page can have it sent.
 */
async function resumeForm(url: URL, options: ActOptions): Promise<string | undefined> {
  const form = options.pending.take(url.searchParams.get('resume') ?? '');
  const action = form && URL.parse(form.path, url.origin);
  if (!form || action?.origin !== url.origin) return undefined;
  const target = await targetOf(action, options);
  const data = new FormData();
  for (const [name, value] of form.fields) data.append(name, value);
  if (!target?.page.act || !target.page.isResumable?.(data)) return undefined;
  const outcome = await target.page.act(target.context, data).catch(() => undefined);
  return outcome?.kind === 'redirect' ? outcome.href : undefined;
}

/** Hands a posted form to the page it was posted to. Whoever has to sign in for it is led there. */
export async function act(url: URL, form: FormData, options: ActOptions): Promise<Followed> {
  const { client } = options;
  const target = await targetOf(url, options);
  if (!target?.page.act) throw new NotFound();
  const { page, context } = target;
  await settleAccount(client);
  const toSignIn = (next: string): Followed => ({
    kind: 'redirect',
    href: signInHref(next, target, form, options),
  });
  const nextOf = () => page.nextAfterSignIn?.(form) ?? addressOf(url);
  try {
    const outcome = await target.page.act({ ...context, resume: () => resumeForm(url, options) }, form);
    if (outcome.kind === 'sign-in') {
      // Also where only the server noticed.
      await hasSessionEnded(client);
      return toSignIn(outcome.next);
    }
    if (outcome.kind === 'invalid' && outcome.maySignInHelp && (await hasSessionEnded(client)))
      return toSignIn(nextOf());
    return outcome;
  } catch (error) {
    if (maySignInHelp(error) && (await hasSessionEnded(client))) return toSignIn(nextOf());
    throw error;
  }
}
