import type { ReactNode } from 'react';

export const title = 'Mails';
export const endedHeading = 'You get no more mails';
export const subjectNotFound = 'What they were about is not there any more.';
/** `subject` is the server's. */
export const subjectLine = (subject: string): string => `About ${subject}.`;
export const resubscribeHint = (watchingHref: string, searchesHref: string): ReactNode => (
  <>
    You can have them again on the pages of <a href={watchingHref}>what you watch</a> and of your{' '}
    <a href={searchesHref}>saved searches</a>.
  </>
);
export const heading = 'No more mails?';
export const lead = (subject: string): string => `You get mails about ${subject}.`;
export const endingFailed = 'You still get them';
export const endButton = 'End these mails';
