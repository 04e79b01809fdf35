import { pageCookies } from '../cookie/cookies.ts';
import { CodeUnavailable, NoResponse } from '../errors.ts';
import { type OpenPage, type OpenPageOptions, openPage, type Visit } from '../page/open-page.ts';
import { pendingForms } from '../page/pending-form.ts';
import type { SiteDefinition } from '../page/site-definition.ts';
import { submitForm } from '../page/submit-form.ts';
import { completeNavigation } from './complete-navigation.ts';
import { createFocusMemory } from './focus-memory.ts';
import { isNoResponse } from './is-no-response.ts';
import { createLiveRegion } from './live-region.ts';
import type { Navigate, PageNavigation } from './page-navigation.ts';

/** What `createNavigator` opens pages with, and how it shows them. */
export interface NavigatorOptions<Shared extends object> extends Visit<Shared> {
  readonly site: SiteDefinition<Shared>;
  /** Resolves when the page is on the screen. */
  readonly show: (page: OpenPage<Shared>) => Promise<void>;
  /** Brings the document's title and the rest of its head in line with the page, before it is shown. */
  readonly applyHead: (page: OpenPage<Shared>, signal: AbortSignal) => void;
}

/** Whether there is any response, whatever its status. */
const responds = (url: URL): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** What the browser runs in place of the server from the second page on. */
export function createNavigator<Shared extends object>({
  site,
  client,
  shared,
  show,
  applyHead,
}: NavigatorOptions<Shared>): Navigate {
  const { navigation } = window;
  const memory = createFocusMemory(document);
  const announce = createLiveRegion(document);

  async function open(
    current: PageNavigation,
    more: Pick<OpenPageOptions<Shared>, 'outcome' | 'failed'> = {},
  ): Promise<URL | undefined> {
    const { url, event, previousKey, focused } = current;
    const { signal } = event;
    document.documentElement.dataset.navigating = '';
    try {
      const opened = await openPage({ site, client, url, shared, ...more });
      if (signal.aborted) return undefined;
      if (opened.kind === 'redirect') {
        navigation.navigate(opened.href, { history: 'replace' });
        return undefined;
      }
      applyHead(opened, signal);
      // Before the page that it stands on goes.
      if (previousKey !== undefined) memory.save(previousKey, focused);
      await show(opened);
      if (signal.aborted) return undefined;
      completeNavigation(current, opened, { page: document, memory, announce });
      return url;
    } finally {
      if (!signal.aborted) delete document.documentElement.dataset.navigating;
    }
  }

  async function submit(current: PageNavigation, form: FormData): Promise<URL | undefined> {
    const { url, event, currentUrl } = current;
    const pending = pendingForms(pageCookies(document));
    const outcome = await submitForm(url, form, { site, client, shared, pending }).catch(
      (failed: unknown) => ({ kind: 'failed', failed }) as const,
    );
    if (event.signal.aborted) return undefined;
    if (outcome.kind === 'failed') {
      const { failed } = outcome;
      if (isNoResponse(failed)) throw new NoResponse();
      if (failed instanceof CodeUnavailable) throw (await responds(url)) ? failed : new NoResponse();
      return await open(current, { failed });
    }
    if (outcome.kind === 'invalid') {
      if (outcome.hasNoResponse) throw new NoResponse();
      return await open(current, { outcome });
    }
    // Back to where the form stands: who pressed it stays there.
    const isBack = outcome.href === currentUrl.pathname + currentUrl.search;
    navigation.navigate(outcome.href, { history: 'replace', ...(isBack && { info: 'in-place' }) });
    return undefined;
  }

  return async (current) => {
    const { formData } = current.event;
    return formData ? await submit(current, formData) : await open(current);
  };
}
