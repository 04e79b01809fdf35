import type { ReactNode } from 'react';

/** What the server says in English that mails are about. */
function inGerman(subject: string): string {
  if (subject === 'the listings that you watch') return 'die Angebote auf Ihrer Merkliste';
  return subject.replace(/^the saved search “(.*)”$/s, 'die gespeicherte Suche „$1“');
}

export const title = 'E-Mails';
export const endedHeading = 'Sie erhalten keine E-Mails mehr';
export const subjectNotFound = 'Worum es darin ging, gibt es nicht mehr.';
export const subjectLine = (subject: string): string => `Es ging um ${inGerman(subject)}.`;
export const resubscribeHint = (watchingHref: string, searchesHref: string): ReactNode => (
  <>
    Auf den Seiten Ihrer <a href={watchingHref}>Merkliste</a> und Ihrer{' '}
    <a href={searchesHref}>gespeicherten Suchen</a> können Sie sie wieder bestellen.
  </>
);
export const heading = 'Keine E-Mails mehr?';
export const lead = (subject: string): string => `Sie erhalten E-Mails über ${inGerman(subject)}.`;
export const endingFailed = 'Sie erhalten sie noch';
export const endButton = 'Diese E-Mails beenden';
