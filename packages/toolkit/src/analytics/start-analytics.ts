import { readPageDataLayer } from '../page-data-layer/read-page-data-layer.ts';
import { type AnalyticsOptions, createAnalytics } from './analytics.ts';
import { createBatch, type Timers } from './batch.ts';
import type { AnalyticsEvent } from './event.ts';
import type { Session } from './session.ts';
import type { Sink } from './sink.ts';

/** Where analytics listens, and where events go. `isAllowed` is the visitor's consent. */
export interface StartOptions extends Omit<AnalyticsOptions, 'emit'> {
  readonly page: Window;
  readonly session: Session;
  readonly sinks: readonly Sink[];
  /** Whether the user agrees, checked before each event and each sending. Once it is false, pending events are dropped. */
  readonly isAllowed: () => boolean;
  readonly timers: Timers;
  /** What counts as a button (S-073), as a selector. */
  readonly buttons?: string;
}

const usualButtons = 'button, [role="button"], input[type="submit"], input[type="button"]';

const labelOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? (button.textContent || button.getAttribute('value') || ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Enter in a field sends its form by a click on the form's button that nobody made: the focus is in the field still. */
const isSentByField = (button: Element, focused: Element | null): boolean =>
  focused !== button &&
  focused instanceof HTMLInputElement &&
  focused.form !== null &&
  'form' in button &&
  button.form === focused.form;

/**
 * S-021: the analytics of a document, until the returned function is called. It needs nothing to be rendered or hydrated: it
 * uses the page's data layer, by the events `pagedatalayer` and `viewchange` for pages that come
 * without loading, and by `pageshow` for those from the back-forward cache.
 */
export function startAnalytics(options: StartOptions): () => void {
  const { page, sinks, isAllowed, session, timers, buttons = usualButtons } = options;
  const { document } = page;
  const ending = new AbortController();
  const { signal } = ending;
  let currentKey: string | undefined;
  let isLeaving = false;

  const toSinks = (events: readonly AnalyticsEvent[], isLeaving: boolean): void => {
    if (!mayGoOn()) return;
    for (const sink of sinks) sink.send(events, isLeaving);
  };
  const batch = createBatch<AnalyticsEvent>({ send: (events) => toSinks(events, isLeaving), timers });
  const analytics = createAnalytics({ ...options, emit: (event) => mayGoOn() && batch.add(event) });

  function mayGoOn(): boolean {
    if (signal.aborted) return false;
    if (isAllowed()) return true;
    ending.abort();
    session.clear();
    for (const sink of sinks) sink.forget?.();
    return false;
  }

  /** S-069: a page is its path and its name; what changes in its query, or is rendered again, is the same page. */
  function check(): void {
    const data = readPageDataLayer(document) ?? {};
    const address = data.address ?? page.location.href;
    const key = `${address.replace(/[?#].*/, '')} ${data.pageName}`;
    if (key === currentKey) return;
    currentKey = key;
    analytics.pageShown(address, data);
  }

  function leave(): void {
    isLeaving = true;
    batch.flush();
    toSinks([], true);
    isLeaving = false;
  }

  document.addEventListener('pagedatalayer', check, { signal });
  document.addEventListener('viewchange', check, { signal });
  document.addEventListener(
    'click',
    ({ target, detail }) => {
      const button = target instanceof Element ? target.closest(buttons) : null;
      if (button && !(detail === 0 && isSentByField(button, document.activeElement)))
        analytics.buttonClicked(labelOf(button));
    },
    { signal, capture: true },
  );
  document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
  page.addEventListener('pagehide', leave, { signal });
  page.addEventListener('online', () => toSinks([], false), { signal });
  page.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) currentKey = undefined;
      check();
    },
    { signal },
  );
  check();
  return () => ending.abort();
}
