import { shape, write } from '../call.ts';
import { integer, line, list, object, oneOf, optional, pattern, text } from '../schema.ts';

/** S-021. */
export const analyticsEventKinds = ['page-view', 'search', 'cart-view', 'checkout', 'button-click'] as const;

/** A random id, in a browser whose user agreed; it does not identify the user. */
const randomId = pattern(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);

/** A moment of the browser's own clock, in milliseconds. */
const moment = integer(0, 8.64e15);

/** S-074. `title` is the listing's. */
const cartLine = object({
  sku: text(180),
  currency: text(3),
  title: text(255),
  quantity: integer(0, 1_000_000),
});

/** What happened on a page. No address of a page is in it, since addresses name orders and tokens. @internal */
export const analyticsEvent = object({
  id: randomId,
  kind: oneOf(analyticsEventKinds),
  at: moment,
  /** Of one browser tab, until it is closed. */
  visit: randomId,
  siteName: text(80),
  pageName: text(80, 1),
  objectApiName: optional(text(80)),
  recordId: optional(text(18)),
  searchTerm: optional(line(200)),
  resultCount: optional(integer(0, 1_000_000_000)),
  button: optional(text(80)),
  cart: optional(list(cartLine, 50)),
});

/**
 * Takes what a browser noted since it last sent something, where its user agreed (403 otherwise). An event that comes again
 * is dropped by its id. Past the limit of an address the response is 429 with Retry-After.
 */
export const sendAnalyticsEvents = write({
  id: 'sendAnalyticsEvents',
  area: 'analytics',
  path: '/analytics/events',
  body: object({
    /** For 13 months at most. */
    visitor: randomId,
    /** When this was sent by the clock of `at`: how long ago something was counts, not what that clock shows. */
    sentAt: moment,
    events: list(analyticsEvent, 20, 1),
  }),
  response: shape<null>(),
});
