export const title = (space: string): string => `Verlauf von ${space}`;
export const hint = 'Wer was tat, das Neueste zuerst.';
export const kind = 'Was';
export const anyKind = 'Alles';
export const from = 'Von';
export const until = 'Bis';
export const when = 'Wann';
export const who = 'Wer';
export const content = 'Inhalt';
export const detail = 'Genauer';
export const installation = 'Die Installation';
export const onlyThis = (name: string): string => `Nur, was ${name} tat`;
export const everybody = 'Zeigen, was alle taten';
export const none = 'Hier geschah nichts';
export const noneHint = 'Nichts, was die Filter oben durchlassen.';
export const pages = 'Seiten des Verlaufs';
export const older = 'Ältere';
export const newest = 'Neueste';
export const version = (number: string): string => `Version ${number}`;
export const toFolder = (name: string): string => `Nach ${name}`;
export const forDate = (moment: string): string => `Für ${moment}`;
export const kinds = {
  Saved: 'Gespeichert',
  Moved: 'In einen Ordner verschoben',
  Deleted: 'Gelöscht',
  Restored: 'Wiederhergestellt',
  StateChanged: 'Stand geändert',
  Scheduled: 'Geplant',
  Published: 'Veröffentlicht',
  Unpublished: 'Vom Netz genommen',
  Cancelled: 'Abgesagt',
  Failed: 'Fehlgeschlagen',
  MemberAdded: 'Mitglied hinzugefügt',
  MemberChanged: 'Rolle geändert',
  MemberRemoved: 'Mitglied entfernt',
  RightsChanged: 'Rechte geändert',
  WorkflowChanged: 'Ablauf geändert',
};
export const roles: Readonly<Record<string, string>> = {
  ContentAdmin: 'Inhalte: Administration',
  ContentManager: 'Inhalte: Leitung',
  ContentAuthor: 'Inhalte: Redaktion',
  ContentReader: 'Inhalte: Lesen',
  author: 'Redaktion',
  publisher: 'Veröffentlichung',
};
export const flags: Readonly<Record<string, string>> = {
  read: 'Lesen',
  create: 'Anlegen',
  update: 'Ändern',
  delete: 'Löschen',
  translate: 'Übersetzen',
  publish: 'Veröffentlichen',
  manage: 'Verwalten',
};
export const given = (flag: string): string => `${flag} erhalten`;
export const taken = (flag: string): string => `${flag} entzogen`;
