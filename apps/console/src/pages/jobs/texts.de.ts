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
export const jobs = (count: string): string => (count === '1' ? '1 Job' : `${count} Jobs`);
export const attempts = 'Versuche';
export const due = 'Fällig';
export const created = 'Angelegt';
export const by = 'Von';
export const problem = 'Fehler';
export const progress = (done: string, total: string): string => `${done} von ${total}`;
export const actions = 'Aktionen';
export const runAgain = 'Erneut ausführen';
export const sendAgain = 'Erneut senden';
export const runAgainDone = 'Der Job ist jetzt fällig.';
export const cancelJob = 'Abbrechen';
export const cancelTitle = (kind: string): string => `Diesen Job (${kind}) abbrechen?`;
export const cancelHint = 'Er wird nicht mehr von selbst versucht. Sie können ihn später erneut ausführen.';
export const noJobs = 'Keine Jobs';
export const noJobsHint = 'Erledigte Jobs bleiben dreißig Tage in dieser Liste.';
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
export const pendingMigrations = (count: string): string =>
  count === '1' ? '1 Migration ist noch nicht ausgeführt' : `${count} Migrationen sind noch nicht ausgeführt`;
export const migrations = 'Migrationen, neueste zuerst';
export const migration = 'Migration';
export const appliedAt = 'Ausgeführt';
export const storage = 'Größte Tabellen';
export const table = 'Tabelle';
export const size = 'Größe';
export const rows = 'Zeilen (geschätzt)';
export const readOnly =
  'Sie sehen diese Seite zur Information. Administratoren können Jobs erneut ausführen oder abbrechen.';

/** A kind that is missing here is called as the server calls it. */
const kinds: Readonly<Record<string, string>> = {
  mail: 'E-Mail',
  'inquiry received': 'Eingang einer Anfrage bestätigen',
  'staff notice': 'Hinweis an das Team',
  'case answered': 'Antwort auf einen Vorgang',
  'listing check': 'Inserate prüfen',
  'listing check now': 'Inserate sofort prüfen',
  'saved searches': 'Gespeicherte Suchen',
  'watch notice': 'Hinweis zu beobachteten Inseraten',
  'quote given': 'Preisangebot mitteilen',
  'quote ending': 'Ablauf eines Preisangebots',
  'quote declined': 'Ablehnung einer Preisanfrage',
  'list offer': 'Angebot inserieren',
  'offer received': 'Eingang eines Angebots bestätigen',
  'lead declined': 'Absage an einen Interessenten',
  'offer rejected': 'Ablehnung eines Angebots',
  'large cart change': 'Große Warenkorbänderung',
  retention: 'Abgelaufenes entfernen',
  'person erasure': 'Personen löschen',
  'approval asked': 'Freigabe anfragen',
  'approval reminder': 'Erinnerung an eine Freigabe',
  'approval decided': 'Entscheidung über eine Freigabe',
  'order confirmation': 'Auftragsbestätigung',
  'order confirmation requested': 'Um Bestätigung bitten',
  'shipment notice': 'Versandmitteilung',
  'cancellation decided': 'Entscheidung über eine Stornierung',
  'order confirmation end': 'Ablauf einer Bestätigungsfrist',
  'payment refund': 'Zahlung erstatten',
  'payment end': 'Ablauf einer Zahlung',
  'return refund': 'Rücksendung erstatten',
  'return refunded': 'Erstattung mitteilen',
  'content-folder-shares': 'Freigaben von Ordnern',
  'content transfer': 'Inhalte übertragen',
  'content deployment': 'Inhalte veröffentlichen',
};
export const kindOf = (kind: string): string => kinds[kind] ?? kind;
