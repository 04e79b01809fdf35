import type { ReactNode } from 'react';
import { locale } from '../../language/language.ts';

const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const previewHeading = (versionNumber: string, language: string): string =>
  `Vorschau auf Version ${versionNumber}, ${language}`;

export const previewIsPublished = 'Diese Version ist veröffentlicht.';

export const previewIsHidden =
  'Besucher sehen sie nicht. Sie sehen die zuletzt veröffentlichte Version, sofern es eine gibt.';

export const previewEnds = (expirationDate: string): string =>
  `Dieser Link zeigt sie bis ${moment.format(new Date(expirationDate))} UTC.`;

export const previewExpired = {
  title: 'Diese Vorschau ist beendet',
  lead: 'Ein Link zu einer unveröffentlichten Seite gilt nur eine Zeit lang. Wer ihn Ihnen geschickt hat, kann Ihnen einen neuen schicken.',
} as const;

export const previewUnknown = {
  title: 'Das ist kein Link zu einer Vorschau',
  lead: 'Vielleicht ist ein Teil der Adresse unterwegs verloren gegangen. Öffnen Sie den Link in der Nachricht, mit der er kam, oder bitten Sie um einen neuen.',
} as const;

export const homePageLink = 'Startseite';

export const home = 'Startseite';

export const contactHint = (contactHref: string): ReactNode => (
  <>
    Ist etwas unklar? <a href={contactHref}>Fragen Sie uns</a>
  </>
);
