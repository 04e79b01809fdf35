import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { getConsent, setConsent } from './consent.ts';
import { Consent } from './consent-schemas.ts';
import { sendAnalyticsEvents } from './events.ts';

/** What the calls of this folder respond. */
export const analyticsCalls: readonly DescribedCall[] = [
  responses(getConsent, { 200: Consent }),
  responses(setConsent, { 204: null }),
  responses(sendAnalyticsEvents, { 204: null }),
];
