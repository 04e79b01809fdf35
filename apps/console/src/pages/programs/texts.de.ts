export const title = 'Programme';
export const heading = 'Programme und ihre Tokens';
export const people = 'Personen';
export const makeProgram = 'Programm anmelden';
export const noPrograms = 'Keine Programme sind angemeldet';
export const noProgramsHint = 'Ein fremdes Programm bekommt Tokens, sobald es hier angemeldet ist.';
export const name = 'Name';
export const clientId = 'Client-ID';
export const actsAs = 'Handelt als';
export const isPublic = 'Personen, die es erlauben (öffentlich)';
export const forPeople = 'Personen, die es erlauben';
export const scopes = 'Umfang';
export const tokens = 'Benutzer mit Tokens';
export const secretOf = 'Geheimnis vom';
export const noSecret = 'Kein Geheimnis';
export const actions = 'Aktionen';
export const actionsOf = (program: string): string => `Aktionen von ${program}`;
export const rotate = 'Neues Geheimnis erzeugen';
export const endTokens = 'Alle Tokens zurücknehmen';
export const deleteProgram = 'Löschen';
export const isOfFile = 'Steht in der Datei clients.json: Löschen Sie es dort.';
export const questions = {
  rotate: (program: string): string => `Neues Geheimnis für ${program} erzeugen?`,
  end: (program: string): string => `Alle Tokens von ${program} zurücknehmen?`,
  delete: (program: string): string => `${program} löschen?`,
} as const;
export const confirmations = {
  rotate: 'Neues Geheimnis erzeugen',
  end: 'Alle Tokens zurücknehmen',
  delete: 'Programm löschen',
} as const;
export const consequences = {
  rotate: 'Das jetzige Geheimnis gilt nicht mehr. Tokens, die das Programm hat, bleiben.',
  end: 'Das Programm kann nichts mehr tun, bis es wieder um Tokens gebeten hat.',
  delete: 'Seine Tokens enden, und es bekommt keine neuen.',
} as const;
export const actsAsMe = 'Es handelt als Sie, mit einem eigenen Token';
export const actsAsMeHint = 'Für Programme, vor denen niemand sitzt, etwa einen Import in der Nacht.';
export const redirectUris = 'Wohin Personen zurückgeschickt werden';
export const redirectUrisHint = 'Eine Adresse je Zeile, buchstabengetreu. Ohne kann es niemanden fragen.';
export const origins = 'Web-Ursprünge';
export const originsHint = 'Je Zeile einer: Seiten dort dürfen die API mit seinen Tokens aufrufen.';
export const isPublicLabel = 'Es kann kein Geheimnis bewahren';
export const isPublicHint = 'Eine App im Browser oder auf dem Telefon.';
export const madeTitle = (program: string): string => `${program} ist bereit`;
export const secret = 'Geheimnis';
export const secretHint =
  'Es wird nur hier und nie wieder angezeigt. Legen Sie es dort ab, wo Geheimnisse aufbewahrt werden.';
export const copy = 'Geheimnis kopieren';
export const copied = 'Kopiert';
export const noted = 'Ich habe es notiert';
