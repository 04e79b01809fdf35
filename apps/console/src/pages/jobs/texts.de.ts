export const title = 'Jobs und Betrieb';
export const heading = 'Jobs und Betrieb';
export const queue = 'Warteschlange';
export const mails = 'Nicht zugestellte E-Mails';
export const health = 'Betrieb';
export const allKinds = 'Alle Arten';
export const kind = 'Art';
export const allStatuses = 'Alle';
export const status = 'Status';
export const statuses: Readonly<Record<string, string>> = {
  Created: 'Angelegt',
  Pending: 'Wartet',
  Processing: 'In Arbeit',
  Completed: 'Erledigt',
  CompletedWithError: 'Mit Fehlern erledigt',
  Failed: 'Fehlgeschlagen',
};
export const job = 'Job';
export const jobs = (count: string): string => `${count} Jobs`;
export const attempts = 'Versuche';
export const due = 'Fällig';
export const created = 'Angelegt';
export const by = 'Von';
export const problem = 'Was schiefging';
export const progress = (done: string, total: string): string => `${done} von ${total}`;
export const actions = 'Aktionen';
export const runAgain = 'Erneut ausführen';
export const sendAgain = 'Erneut senden';
export const runAgainDone = 'Der Job ist jetzt fällig.';
export const cancelJob = 'Aufgeben';
export const cancelTitle = (kind: string): string => `Diesen Job (${kind}) aufgeben?`;
export const cancelHint = 'Er wird nicht mehr von selbst versucht. Sie können ihn später erneut ausführen.';
export const noJobs = 'Hier gibt es keine Jobs';
export const noJobsHint = 'Was erledigt ist, bleibt dreißig Tage in dieser Liste.';
export const noMails = 'Alle E-Mails sind verschickt';
export const to = 'An';
export const subject = 'Betreff';
export const ready = 'Der Server ist bereit';
export const notReady = 'Der Server ist nicht bereit';
export const versions = 'Versionen';
export const release = 'Relab';
export const node = 'Node';
export const database = 'PostgreSQL';
export const startedAt = 'Gestartet';
export const databaseSize = 'Datenbank';
export const unknown = 'unbekannt';
export const pendingMigrations = (count: string): string => `${count} Migrationen sind noch nicht ausgeführt`;
export const migrations = 'Migrationen, die letzte zuerst';
export const migration = 'Migration';
export const appliedAt = 'Ausgeführt';
export const storage = 'Die größten Tabellen';
export const table = 'Tabelle';
export const size = 'Größe';
export const rows = 'Zeilen (geschätzt)';
export const readOnly = 'Sie können nachsehen; Administratoren führen Jobs erneut aus oder geben sie auf.';
