export const title = 'Programme';
export const heading = 'Programme und Tokens';
export const people = 'Personen';
export const makeProgram = 'Programm registrieren';
export const noPrograms = 'Noch keine Programme registriert';
export const noProgramsHint = 'Ein fremdes Programm bekommt Tokens, sobald es hier registriert ist.';
export const name = 'Name';
export const clientId = 'Client-ID';
export const actsAs = 'Handelt als';
export const isPublic = 'Zustimmende Benutzer (öffentlich)';
export const forPeople = 'Zustimmende Benutzer';
export const scopes = 'Berechtigungen';
export const tokens = 'Benutzer mit Tokens';
export const secretOf = 'Schlüssel vom';
export const noSecret = 'Kein Schlüssel';
export const actions = 'Aktionen';
export const actionsOf = (program: string): string => `Aktionen von ${program}`;
export const rotate = 'Neuen Schlüssel erzeugen';
export const endTokens = 'Alle Tokens widerrufen';
export const deleteProgram = 'Löschen';
export const isOfFile = 'In der Datei clients.json eingetragen; löschen Sie es dort.';
export const questions = {
  rotate: (program: string): string => `Neuen Schlüssel für ${program} erzeugen?`,
  end: (program: string): string => `Alle Tokens von ${program} widerrufen?`,
  delete: (program: string): string => `${program} löschen?`,
} as const;
export const confirmations = {
  rotate: 'Neuen Schlüssel erzeugen',
  end: 'Alle Tokens widerrufen',
  delete: 'Programm löschen',
} as const;
export const consequences = {
  rotate: 'Der bisherige Schlüssel wird ungültig. Vorhandene Tokens des Programms gelten weiter.',
  end: 'Das Programm hat keinen Zugriff mehr, bis ihm neue Tokens erteilt werden.',
  delete: 'Seine Tokens werden ungültig, und es bekommt keine neuen.',
} as const;
export const actsAsMe = 'Handelt in Ihrem Namen, mit eigenem Token';
export const actsAsMeHint = 'Für Programme ohne Bedienung, etwa einen nächtlichen Import.';
export const redirectUris = 'Weiterleitungsadressen';
export const redirectUrisHint =
  'Eine Adresse je Zeile, zeichengenau. Ohne Adresse kann das Programm niemanden um Zustimmung bitten.';
export const origins = 'Web-Ursprünge';
export const originsHint =
  'Einer je Zeile. Seiten dieser Herkunft dürfen die API mit Tokens des Programms aufrufen.';
export const isPublicLabel = 'Kann keinen Schlüssel geheim halten';
export const isPublicHint = 'Eine App im Browser oder auf dem Telefon.';
export const madeTitle = (program: string): string => `${program} ist bereit`;
export const secret = 'Geheimer Schlüssel';
export const secretHint = 'Er wird nur jetzt angezeigt. Bewahren Sie ihn sicher auf.';
export const copy = 'Schlüssel kopieren';
export const copied = 'Kopiert';
export const noted = 'Ich habe ihn gesichert';
