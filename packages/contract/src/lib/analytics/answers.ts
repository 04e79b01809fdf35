import { answers } from '../answer.ts';
import { getConsent, setConsent } from './consent.ts';
import { Consent } from './consent-responses.ts';
import { sendAnalyticsEvents } from './events.ts';

export const analyticsAnswers = [
  answers(sendAnalyticsEvents, { 204: null }),
  answers(getConsent, { 200: Consent }),
  answers(setConsent, { 204: null }),
];
