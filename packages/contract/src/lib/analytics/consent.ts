import { read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import type { Consent } from './responses.ts';

/** What this browser's user chose about being counted. */
export const getConsent = read({
  id: 'getConsent',
  area: 'analytics',
  path: '/analytics/consent',
  lifetime: seconds(1),
  response: shape<Consent>(),
});

/**
 * Keeps the choice, `yes` or `no`, in a cookie for 180 days. `no` also takes the visitor's id away. A form that was sent from
 * a page leads back to it.
 */
export const setConsent = write({
  id: 'setConsent',
  area: 'analytics',
  path: '/analytics/consent/{choice}',
  response: shape<null>(),
});
