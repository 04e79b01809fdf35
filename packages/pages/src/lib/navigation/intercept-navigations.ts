import { CodeUnavailable } from '../errors.ts';
import { isNoResponse } from './is-no-response.ts';
import type { Navigate } from './page-navigation.ts';

/** Which navigations stay in the page, and what carries them out. */
export interface InterceptOptions {
  readonly matchRoute: (url: URL) => unknown;
  /** Most visitors open one page: what only a second one needs is fetched with it. */
  readonly importNavigator: () => Promise<Navigate>;
  /** Shows beside the page that is on the screen, which stays as it is, that no response came. */
  readonly showNoResponse: () => void;
}

/** Of the navigation that takes an address back: the page that is on the screen is already the one that it names. */
const stays = 'stays';

/** Sends the form of a button, or the form itself, as a browser without the application does. */
function postAgain(source: Element | null | undefined): boolean {
  const form = source instanceof HTMLFormElement ? source : (source as HTMLButtonElement | null)?.form;
  form?.requestSubmit(form === source ? null : (source as HTMLButtonElement));
  return form != null;
}

/**
 * Intercepts links and forms: the same `load` and `act` run here, and only what changed is fetched. A browser without
 * the Navigation API goes on loading pages, and so does whatever goes wrong here.
 */
export function interceptNavigations({
  matchRoute,
  importNavigator,
  showNoResponse,
}: InterceptOptions): void {
  if (!('navigation' in window)) return;
  const { navigation } = window;
  let isGivenUp = false;
  /** What is on the screen: while a navigation is under way the window's address is ahead of it. */
  let currentUrl = new URL(window.location.href);
  let navigate: Navigate | undefined;

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const isOurs = !isGivenUp && event.canIntercept && !event.hashChange && event.downloadRequest === null;
    if (!isOurs || event.navigationType === 'reload' || !matchRoute(url)) return;
    // Focus and scrolling wait until the page is on the screen: see `completeNavigation`.
    const manual = { focusReset: 'manual', scroll: 'manual' } as const;
    if (event.info === stays) {
      event.intercept(manual);
      return;
    }
    const { signal, formData } = event;
    // Before the address is the new one: the handler runs after that.
    const previousKey = navigation.currentEntry?.key;
    const focused = document.activeElement;
    const handler = async () => {
      try {
        navigate ??= await importNavigator();
        currentUrl = (await navigate({ url, event, focused, previousKey, currentUrl })) ?? currentUrl;
      } catch (error) {
        if (signal.aborted) return;
        if (formData && isNoResponse(error)) {
          navigation.navigate(currentUrl.href, { history: 'replace', info: stays });
          showNoResponse();
          return;
        }
        // What cannot be done here (a newer build took its code away, say), the server does.
        console.warn('The page is loaded anew.', error);
        isGivenUp = true;
        if (!(error instanceof CodeUnavailable && postAgain(event.sourceElement)))
          window.location.assign(url);
      }
    };
    event.intercept({ ...manual, handler });
  });
}
