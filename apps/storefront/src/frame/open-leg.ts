import type { Client } from '@relab/client';
import { fullTitle } from '@relab/toolkit/head-tags';
import type { ComparedSlot } from '../comparing/compared-ids.ts';
import { act } from './act.ts';
import { createArrivals, type Leg } from './arrivals.ts';
import { pageCookies } from './cookie-storage.ts';
import { type Opening, type OpenPage, openPage } from './open-page.ts';
import { pageData, tellPageData } from './page-data.ts';
import { pendingForms } from './pending-form.ts';
import type { SiteSettings } from './settings.ts';
import { isUnanswered, Unanswered } from './unanswered.ts';

export interface NavigationOptions {
  readonly client: Client;
  readonly settings: SiteSettings;
  readonly compared: ComparedSlot;
  /** Resolves when the page is on the screen. */
  readonly show: (page: OpenPage) => Promise<void>;
}

/**
 * Opens the page of a navigation here, and sends its form first where it has one. Answers the address that is on the screen
 * then; undefined where another navigation took its place. Rejects with what `isUnanswered` recognizes where nobody answered
 * the form.
 */
export type OpenLeg = (leg: Leg) => Promise<URL | undefined>;

export function createOpenLeg({ client, settings, compared, show }: NavigationOptions): OpenLeg {
  const { navigation } = window;
  const { leave, arrive } = createArrivals(document);

  async function go(leg: Leg, more: Pick<Opening, 'outcome' | 'failed'> = {}): Promise<URL | undefined> {
    const { url, event } = leg;
    const { signal } = event;
    document.documentElement.dataset.navigating = '';
    try {
      const opened = await openPage({ client, url, settings, compared, ...more });
      if (signal.aborted) return undefined;
      if (opened.kind === 'redirect') {
        navigation.navigate(opened.href, { history: 'replace' });
        return undefined;
      }
      document.title = fullTitle(opened.head.title, settings.siteName);
      // What nobody sees of the head may come after the page.
      import('./apply-head.ts')
        .then(({ applyHead }) => signal.aborted || applyHead(opened.head, settings))
        .catch((error: unknown) => console.warn('The head of the page stays as it was.', error));
      tellPageData(pageData(opened, settings));
      if (leg.leftKey !== undefined) leave(leg.leftKey, leg.focused);
      await show(opened);
      if (signal.aborted) return undefined;
      arrive(leg, opened);
      return url;
    } finally {
      if (!signal.aborted) delete document.documentElement.dataset.navigating;
    }
  }

  async function post(leg: Leg, form: FormData): Promise<URL | undefined> {
    const { url, event, shown } = leg;
    const options = { client, settings, compared, pending: pendingForms(pageCookies(document)) };
    const led = await act(url, form, options).catch(
      (failed: unknown) => ({ kind: 'failed', failed }) as const,
    );
    if (event.signal.aborted) return undefined;
    if (led.kind === 'failed') {
      if (isUnanswered(led.failed)) throw new Unanswered();
      return await go(leg, { failed: led.failed });
    }
    if (led.kind === 'invalid') {
      if (led.isUnanswered) throw new Unanswered();
      return await go(leg, { outcome: led });
    }
    // Back to where the form stands: who pressed it stays there.
    const isBack = led.href === shown.pathname + shown.search;
    navigation.navigate(led.href, { history: 'replace', ...(isBack && { info: 'in-place' }) });
    return undefined;
  }

  return async (leg) => {
    const { formData } = leg.event;
    return formData ? await post(leg, formData) : await go(leg);
  };
}
