export const title = 'Datenschutz';
export const intro =
  'Alles, was gespeichert wird, wie lange und warum. Ein Job entfernt stündlich, was abgelaufen ist; der Name unter einer Frist ist die Einstellung, die sie ändert.';
export const what = 'Was gespeichert wird';
export const period = 'Wie lange';
export const reason = 'Warum';
export const lastRun = 'Zuletzt entfernt';
export const removed = 'Davon entfernt';
export const removedInAll = 'Insgesamt entfernt';
export const byHand = 'Nicht nach Alter';
export const never = 'Noch nicht';
export const underWay = 'Läuft';
export const failed = (what: string): string => `${what}: Entfernen fehlgeschlagen`;
export const retention = 'Was gespeichert wird';
export const person = 'Eine Person';
export const erasures = 'Löschungen';
export const accesses = 'Einsichten';
export const personHint =
  'Alles, was über jemanden gespeichert ist, mit Konto oder ohne, anhand der E-Mail-Adresse: zum Herausgeben oder zum Löschen.';
export const email = 'E-Mail-Adresse';
export const find = 'Nachschlagen';
export const nobody = (email: string): string => `Über ${email} ist nichts gespeichert`;
export const nobodyHint = 'Auch Aufträge, Anfragen und Warenkörbe von Gästen wurden durchsucht.';
export const storedOf = (email: string): string => `Gespeichert über ${email}`;
export const kind = 'Art';
export const count = 'Datensätze';
export const kinds: Readonly<Record<string, string>> = {
  users: 'Benutzerkonten',
  contacts: 'Kontakte',
  accounts: 'Accounts nur dieser Person',
  leads: 'Leads',
  cases: 'Anfragen',
  quotes: 'Preisanfragen',
  offers: 'Angebote',
  orders: 'Aufträge',
  returns: 'Rücksendungen',
  carts: 'Warenkörbe',
  files: 'Dateien',
};
export const kept = 'Nach dem Löschen bleibt, was gesetzlich aufzubewahren ist';
export const exportAll = 'Alles herunterladen';
export const erase = 'Löschen';
export const eraseTitle = (email: string): string => `Alles über ${email} löschen?`;
export const eraseHint =
  'Es wird in 14 Tagen gelöscht und kann bis dahin zurückgenommen werden. Die Person erfährt per E-Mail, wann und was aufbewahrt wird. Danach ist es unwiderruflich.';
export const dueOn = (moment: string): string => `Wird am ${moment} gelöscht`;
export const cancelErasure = 'Nicht löschen';
export const canceled = 'Die Löschung ist zurückgenommen.';
export const noErasures = 'Niemand wurde gelöscht';
export const noErasuresHint = 'Schlagen Sie jemanden nach, um ihn zu löschen.';
export const erased = 'Gelöscht';
export const requestedAt = 'Verlangt';
export const requestedBy = 'Von';
export const due = 'Fällig';
export const erasedAt = 'Erledigt';
export const actions = 'Aktionen';
export const accessesHint =
  'Datensätze, Listen, Suchen, Abfragen und Downloads zu Personen, die Benutzer des Hauses und ihre Programme gelesen haben. Mehrere Einsichten in dasselbe innerhalb von fünf Minuten zählen als eine.';
export const subject = 'Person oder Datensatz (E-Mail-Adresse oder ID)';
export const staff = 'Benutzer des Hauses (E-Mail-Adresse oder ID)';
export const filter = 'Anzeigen';
export const noAccesses = 'Niemand hat etwas eingesehen';
export const noAccessesHint = 'Oder es ist länger her, als es gespeichert wird.';
export const when = 'Wann';
export const who = 'Wer';
export const how = 'Wie';
export const whatLooked = 'Was';
export const byProgram = (name: string): string => `durch ${name}`;
export const nobodyKnown = 'Nicht bekannt';
export const lostLooks = (count: string): string =>
  `${count} Einsichten fehlen: Die Datenbank war zu lange nicht erreichbar`;
export const actionKinds: Readonly<Record<string, string>> = {
  view: 'Datensatz geöffnet',
  list: 'Liste geöffnet',
  search: 'Gesucht',
  query: 'Abgefragt',
  export: 'Exportiert',
  download: 'Datei heruntergeladen',
  lost: 'Nicht gespeichert',
};
