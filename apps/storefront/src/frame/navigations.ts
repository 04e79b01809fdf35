import type { Client } from '@relab/client';
import { fullTitle } from '@relab/toolkit/head-tags';
import type { ComparedSlot } from '../comparing/compared-ids.ts';
import { act } from './act.ts';
import { matchRoute, type Opening, type OpenPage, openPage } from './open-page.ts';
import { pageData, tellPageData } from './page-data.ts';
import type { SiteSettings } from './settings.ts';

export interface NavigationsOptions {
  readonly client: Client;
  readonly settings: SiteSettings;
  readonly compared: ComparedSlot;
  readonly show: (page: OpenPage) => void;
}

/**
 * Takes links and forms over: the same `load` and `act` run here, and only what changed is fetched. A browser without
 * the Navigation API goes on loading pages, and so does whatever goes wrong here.
 */
export function takeNavigations({ client, settings, compared, show }: NavigationsOptions): void {
  if (!('navigation' in window)) return;
  const { navigation } = window;
  let isGivenUp = false;

  /** What cannot be done here (a newer build took its code away, say), the server does. */
  async function orLoad(url: URL, signal: AbortSignal, task: Promise<void>): Promise<void> {
    try {
      await task;
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The page is loaded anew.', error);
      isGivenUp = true;
      window.location.assign(url);
    }
  }

  async function go(
    url: URL,
    signal: AbortSignal,
    more: Pick<Opening, 'outcome' | 'failed'> = {},
  ): Promise<void> {
    document.documentElement.dataset.navigating = '';
    try {
      const opened = await openPage({ client, url, settings, compared, ...more });
      if (signal.aborted) return;
      if (opened.kind === 'redirect') {
        navigation.navigate(opened.href, { history: 'replace' });
        return;
      }
      document.title = fullTitle(opened.head.title, settings.siteName);
      // What nobody sees of the head may come after the page.
      import('./apply-head.ts')
        .then(({ applyHead }) => signal.aborted || applyHead(opened.head, settings))
        .catch((error: unknown) => console.warn('The head of the page stays as it was.', error));
      tellPageData(pageData(opened, settings));
      show(opened);
    } finally {
      if (!signal.aborted) delete document.documentElement.dataset.navigating;
    }
  }

  async function post(url: URL, form: FormData, signal: AbortSignal, from: URL): Promise<void> {
    const led = await act(client, url, settings, form, compared).catch(
      (failed: unknown) => ({ kind: 'failed', failed }) as const,
    );
    if (signal.aborted) return;
    if (led.kind === 'redirect') {
      // Another page took the form, and led back to where it stands: who pressed it stays there.
      const isBack = url.pathname !== from.pathname && led.href === from.pathname + from.search;
      navigation.navigate(led.href, { history: 'replace', ...(isBack && { info: 'in-place' }) });
    } else await go(url, signal, led.kind === 'failed' ? { failed: led.failed } : { outcome: led });
  }

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const ours = !isGivenUp && event.canIntercept && !event.hashChange && event.downloadRequest === null;
    if (!ours || event.navigationType === 'reload' || !matchRoute(url)) return;
    const { formData, signal } = event;
    const from = new URL(window.location.href);
    // A filter changes what is listed, and leaves the visitor where they are.
    const staying = event.info === 'in-place' ? ({ focusReset: 'manual', scroll: 'manual' } as const) : {};
    event.intercept({
      ...staying,
      handler: () => orLoad(url, signal, formData ? post(url, formData, signal, from) : go(url, signal)),
    });
  });
}
