import {
  consoleSink,
  createBeaconSink,
  createEventQueue,
  createSession,
  dataLayerSink,
  startAnalytics,
} from '@relab/toolkit/analytics';
import { readAnalyticsSettings } from './analytics-settings.ts';
import { isAgreed } from './consent.ts';
import { readCart } from './read-cart.ts';
import { visitorId } from './visitor-id.ts';

const address = '/analytics/events';

/** Goes on when the page is left. A browser that cannot tell whether it arrived sends it again on the next page. */
async function post(body: string, isLeaving: boolean): Promise<number | undefined> {
  if (isLeaving && !('keepalive' in Request.prototype)) {
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
    return undefined;
  }
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(address, { method: 'POST', headers, body, keepalive: true });
  return status;
}

/** S-073: also links that look like buttons; their class keeps the name that it has in its style sheet. */
const buttons = 'button, [role="button"], input[type="submit"], a[class*="_button"]';

const accountOf = (cookies: string): string | undefined => /(?:^|; )relab_account=(\w+)/.exec(cookies)?.[1];

/** Counts this page and those that follow in its place. Only to be called once somebody agreed. */
export function countPages(): void {
  const settings = readAnalyticsSettings(document);
  // Browsers make such ids on secure pages alone; a page that is not one is not counted.
  if (!settings || !('randomUUID' in crypto)) return;
  const newId = () => crypto.randomUUID();
  const visitor = visitorId(document, location.protocol === 'https:', newId);
  const queue = createEventQueue({ storage: () => localStorage, visitor });
  startAnalytics({
    page: window,
    siteName: settings.siteName,
    buttons,
    session: createSession(() => sessionStorage, newId),
    sinks: [
      createBeaconSink({ queue, visitor, post, isOnline: () => navigator.onLine, now: Date.now }),
      dataLayerSink(window),
      ...(import.meta.env.DEV ? [consoleSink((kind, event) => console.debug(kind, event))] : []),
    ],
    isAllowed: () => isAgreed(document, navigator),
    readCart: () =>
      readCart({
        settings,
        effectiveAccountId: accountOf(document.cookie),
        fetch: (input, init) => fetch(input, init),
        sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      }),
    timers: {
      after(milliseconds, task) {
        const timer = setTimeout(task, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    now: Date.now,
    newId,
  });
}
