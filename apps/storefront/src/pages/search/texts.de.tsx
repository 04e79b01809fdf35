import type { ReactNode } from 'react';

export const search = 'Suche';
export const quotedTerm = (term: string): string => `„${term}“`;
export const resultsFor = (term: string): string => `Ergebnisse für „${term}“`;
export const emptyTermLead =
  'Geben Sie oben einen Hersteller, ein Modell oder eine Geräteart ein: „Eppendorf“, „5810 R“, „Tischzentrifuge“.';
export const browseAll = 'Alle Geräte ansehen';
export const inquirySubject = (subject: string): string => `Gesucht: ${subject}`;
export const noMatches = 'Zu diesen Wörtern gibt es derzeit kein Angebot.';
export const singleWordLink = (word: ReactNode): ReactNode => <>Suchen Sie nur nach {word}.</>;
export const shortenHint =
  'Lassen Sie Zubehör, Größen und Artikelnummern weg: Der Name des Modells findet mehr.';
export const typeHint = 'Suchen Sie statt des Modells die Geräteart, zum Beispiel „Thermocycler“.';
