import { getConsent, sendAnalyticsEvents, setConsent } from '@relab/contract/commerce';
import { ApiError } from '../errors/api-error.ts';
import { Reply, type Route, route } from '../http/route.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { networkOf } from '../network/network.ts';
import { isAgreed, readConsent, storeConsent } from './consent.ts';
import { storeEvents } from './store-events.ts';

/** As much as a browser sends when its page is left (the limit of `fetch` with `keepalive`). */
const maxBodyBytes = 65_536;

/** The way back to the page whose form this is; nothing but a path of this site. */
function wayBack(headers: Headers): string {
  const referrer = URL.parse(headers.get('referer') ?? '');
  return referrer ? referrer.pathname.replace(/^\/+/, '/') + referrer.search : '/';
}

/** Events of visitors who agreed, and the choice itself. */
export function analyticsRoutes(): readonly Route[] {
  const limit = createRequestLimit({ max: 60, callers: 10_000, seconds: 60, what: 'events' });

  return [
    {
      ...route(sendAnalyticsEvents, async (sent, context) => {
        const now = context.now();
        if (!isAgreed(readConsent(context))) {
          throw new ApiError('INSUFFICIENT_ACCESS', 'Nobody agreed to be counted in this browser.');
        }
        limit(networkOf(context.address ?? ''), now);
        await storeEvents(context.database, sent, now);
        return null;
      }),
      maxBodyBytes,
    },

    route(getConsent, async (_, context) => readConsent(context)),

    route(setConsent, async ({ choice }, context) => {
      if (choice !== 'yes' && choice !== 'no') {
        throw new ApiError('NOT_FOUND', 'The choice is yes or no.');
      }
      storeConsent(context, choice);
      const { headers } = context;
      return headers.get('accept')?.includes('text/html')
        ? new Reply(null, 303, { Location: wayBack(headers) })
        : null;
    }),
  ];
}
