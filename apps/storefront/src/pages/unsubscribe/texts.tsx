import type { ReactNode } from 'react';

export const title = 'Mails';
export const ended = 'You get no more mails';
export const subjectGone = 'What they were about is not there any more.';
/** `subject` is the server's. */
export const about = (subject: string): string => `About ${subject}.`;
export const haveAgain = (watchingHref: string, searchesHref: string): ReactNode => (
  <>
    You can have them again on the pages of <a href={watchingHref}>what you watch</a> and of your{' '}
    <a href={searchesHref}>saved searches</a>.
  </>
);
export const noMore = 'No more mails?';
export const youGet = (subject: string): string => `You get mails about ${subject}.`;
export const stillGet = 'You still get them';
export const end = 'End these mails';
