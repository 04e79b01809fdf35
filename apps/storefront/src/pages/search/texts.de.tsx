import type { ReactNode } from 'react';

export const search = 'Suche';
export const quoted = (term: string): string => `„${term}“`;
export const resultsFor = (term: string): string => `Ergebnisse für „${term}“`;
// Listings are described in English, so that only an English name of a kind of instrument finds any.
export const whatToType =
  'Geben Sie oben einen Hersteller, ein Modell oder eine Geräteart auf Englisch ein: „Eppendorf“, „5810 R“, „benchtop centrifuge“.';
export const browseAll = 'Alle Geräte ansehen';
export const noneMatches = 'Zu diesen Wörtern gibt es derzeit kein Angebot.';
export const searchAlone = (word: ReactNode): ReactNode => <>Suchen Sie nur nach {word}.</>;
export const leaveOut =
  'Lassen Sie Zubehör, Größen und Artikelnummern weg: Der Name des Modells findet mehr.';
export const tryKind =
  'Suchen Sie statt des Modells die Geräteart auf Englisch, zum Beispiel „thermal cycler“.';
