import type { ReactNode } from 'react';

export const search = 'Suche';
export const quoted = (term: string): string => `„${term}“`;
export const resultsFor = (term: string): string => `Ergebnisse für „${term}“`;
export const whatToType =
  'Geben Sie oben einen Hersteller, ein Modell oder eine Geräteart ein: „Eppendorf“, „5810 R“, „Tischzentrifuge“.';
export const browseAll = 'Alle Geräte ansehen';
export const lookingFor = (subject: string): string => `Gesucht: ${subject}`;
export const noneMatches = 'Zu diesen Wörtern gibt es derzeit kein Angebot.';
export const searchAlone = (word: ReactNode): ReactNode => <>Suchen Sie nur nach {word}.</>;
export const leaveOut =
  'Lassen Sie Zubehör, Größen und Artikelnummern weg: Der Name des Modells findet mehr.';
export const tryKind = 'Suchen Sie statt des Modells die Geräteart, zum Beispiel „Thermocycler“.';
