import type { Leg } from './arrivals.ts';
import type { NavigationOptions, OpenLeg } from './open-leg.ts';
import { matchRoute } from './open-page.ts';
import { isUnanswered } from './unanswered.ts';

export interface NavigationsOptions extends NavigationOptions {
  /** Says beside the page that is on the screen, which stays as it is, that no answer came. */
  readonly showUnanswered: () => void;
}

/** Of the navigation that takes an address back: the page that is on the screen is already the one that it names. */
const stays = 'stays';

/**
 * Takes links and forms over: the same `load` and `act` run here, and only what changed is fetched. A browser without
 * the Navigation API goes on loading pages, and so does whatever goes wrong here.
 */
export function takeNavigations({ showUnanswered, ...options }: NavigationsOptions): void {
  if (!('navigation' in window)) return;
  const { navigation } = window;
  let isGivenUp = false;
  /** What is on the screen: while a navigation is under way the window's address is ahead of it. */
  let shown = new URL(window.location.href);
  let openLeg: OpenLeg | undefined;

  async function open(leg: Leg): Promise<void> {
    const { url, event } = leg;
    const { signal, formData } = event;
    try {
      // Most visitors open one page: what only a second one needs is fetched with it.
      openLeg ??= (await import('./open-leg.ts')).createOpenLeg(options);
      shown = (await openLeg(leg)) ?? shown;
    } catch (error) {
      if (signal.aborted) return;
      if (formData && isUnanswered(error)) {
        navigation.navigate(shown.href, { history: 'replace', info: stays });
        showUnanswered();
        return;
      }
      // What cannot be done here (a newer build took its code away, say), the server does.
      console.warn('The page is loaded anew.', error);
      isGivenUp = true;
      window.location.assign(url);
    }
  }

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const ours = !isGivenUp && event.canIntercept && !event.hashChange && event.downloadRequest === null;
    if (!ours || event.navigationType === 'reload' || !matchRoute(url)) return;
    if (event.info === stays) {
      event.intercept({ focusReset: 'manual', scroll: 'manual' });
      return;
    }
    // Before the address is the new one: the handler runs after that.
    const leftKey = navigation.currentEntry?.key;
    const leg = { url, event, focused: document.activeElement, leftKey, shown };
    // Both wait until the page is on the screen: see `arrive`.
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => open(leg),
    });
  });
}
