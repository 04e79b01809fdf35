import type { ReactNode } from 'react';
import { locale } from '../../language/language.ts';

const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const previewHeading = (versionNumber: string, language: string): string =>
  `Preview of version ${versionNumber}, ${language}`;

export const previewIsPublished = 'This version is published.';

export const previewIsHidden =
  'Visitors do not see it. What they see is the version that was published last, if any.';

/** `expirationDate` is an ISO date. */
export const previewEnds = (expirationDate: string): string =>
  `This link shows it until ${moment.format(new Date(expirationDate))} UTC.`;

export const previewExpired = {
  title: 'This preview has ended',
  lead: 'A link to a page that is not published shows it for a while only. Whoever sent it to you can send you a new one.',
} as const;

export const previewUnknown = {
  title: 'This is no link to a preview',
  lead: 'A part of the address may have been lost on the way. Open the link in the message that you got it with, or ask for a new one.',
} as const;

export const homePageLink = 'Home page';

export const home = 'Home';

export const contactHint = (contactHref: string): ReactNode => (
  <>
    Something unclear? <a href={contactHref}>Ask us</a>
  </>
);
