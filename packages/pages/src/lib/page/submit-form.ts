import { NotFound } from '../errors.ts';
import { maySignInHelp } from './error-status.ts';
import type { InvalidOutcome, Outcome } from './form-outcome.ts';
import type { Visit } from './open-page.ts';
import type { Page, PageContext } from './page.ts';
import { fieldsOf, type PendingFormSlot } from './pending-form.ts';
import type { SiteDefinition } from './site-definition.ts';

/** The page of an address, if there is one. */
export async function findPage<Shared extends object>(
  site: SiteDefinition<Shared>,
  url: URL,
): Promise<Page<Shared> | undefined> {
  const match = site.matchRoute(url);
  return match && (await site.importPage(match.route.page));
}

/** For whom a form is submitted, and where it waits while its sender signs in. */
export interface SubmitOptions<Shared extends object> extends Visit<Shared> {
  readonly site: SiteDefinition<Shared>;
  readonly pending: PendingFormSlot;
}

/** The outcomes without `sign-in`, which has become a redirect. */
export type SubmitOutcome = InvalidOutcome | Extract<Outcome, { readonly kind: 'redirect' }>;

interface Target<Shared extends object> {
  readonly page: Page<Shared>;
  readonly context: PageContext<Shared>;
}

async function findTarget<Shared extends object>(
  url: URL,
  { site, client, shared }: SubmitOptions<Shared>,
): Promise<Target<Shared> | undefined> {
  const match = site.matchRoute(url);
  if (!match) return undefined;
  const page = await site.importPage(match.route.page);
  return { page, context: { ...shared, client, params: match.params, url } };
}

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/**
 * Sends the form that waited for the sign-in whose address names it. Returns where that leads, or undefined: there was none,
 * or it was not accepted. The form is stored by a post to this site alone, so no other site's page can have it sent.
 */
async function resumeForm<Shared extends object>(
  url: URL,
  options: SubmitOptions<Shared>,
): Promise<string | undefined> {
  const form = options.pending.take(url.searchParams.get('resume') ?? '');
  const action = form && URL.parse(form.path, url.origin);
  if (!form || action?.origin !== url.origin) return undefined;
  const target = await findTarget(action, options);
  const data = new FormData();
  for (const [name, value] of form.fields) data.append(name, value);
  if (!target?.page.act || !target.page.isResumable?.(data)) return undefined;
  const outcome = await target.page.act(target.context, data).catch(() => undefined);
  return outcome?.kind === 'redirect' ? outcome.href : undefined;
}

/** Hands a posted form to its page. Where that needs a sign-in, the visitor is redirected there. */
export async function submitForm<Shared extends object>(
  url: URL,
  form: FormData,
  options: SubmitOptions<Shared>,
): Promise<SubmitOutcome> {
  const { site, client, pending } = options;
  const { signIn } = site;
  const target = await findTarget(url, options);
  if (!target?.page.act) throw new NotFound();
  const { page, context } = target;
  await site.prepare?.(client);
  /** Leads on to `next`; and sends the form again where its page allows that. */
  const toSignIn = (next: string): SubmitOutcome => {
    if (!signIn) throw new NotFound();
    const fields = page.isResumable?.(form) ? fieldsOf(form) : undefined;
    const resume = fields && pending.save({ path: pathOf(url), fields });
    return { kind: 'redirect', href: signIn.hrefOf({ next, resume }) };
  };
  const nextOf = () => page.nextAfterSignIn?.(form) ?? pathOf(url);
  try {
    const outcome = await target.page.act({ ...context, resume: () => resumeForm(url, options) }, form);
    if (outcome.kind === 'sign-in') {
      // Also where only the server noticed.
      await signIn?.hasSessionEnded(client);
      return toSignIn(outcome.next);
    }
    if (outcome.kind === 'invalid' && outcome.maySignInHelp && (await signIn?.hasSessionEnded(client)))
      return toSignIn(nextOf());
    return outcome;
  } catch (error) {
    if (maySignInHelp(error) && (await signIn?.hasSessionEnded(client))) return toSignIn(nextOf());
    throw error;
  }
}
