import type { InstallationHealth } from '@relab/contract/administration';

type Alert = InstallationHealth['problems'][number]['alert'];
type Figures = NonNullable<InstallationHealth['processes'][number]['figures']>;

export const title = 'Die Installation jetzt';
export const allWell = 'Alles arbeitet, wie es soll';
export const allWellHint = 'Prozesse, Jobs, Datenbank und Backups werden alle zehn Sekunden geprüft.';
export const notRefreshed = 'Diese Werte können veraltet sein';
export const notRefreshedHint = 'Der Server antwortet gerade nicht. Er wird von selbst erneut gefragt.';
export const manual = (section: string): string => `Mehr in docs/operating.md, Abschnitt ${section}.`;
export const at = (process: string): string => `Auf ${process}`;

export const problems: Readonly<
  Record<Alert, readonly [heading: (subject: string) => string, todo: string]>
> = {
  RelabDown: [
    () => 'Ein Prozess meldet sich nicht mehr',
    'Er wurde beendet, hängt oder erreicht die Datenbank nicht. Seine letzten Zeilen im Protokoll nennen den Grund; ein Neustart ist gefahrlos.',
  ],
  RelabErrors: [
    () => 'Mehr als eine von hundert Anfragen schlägt fehl',
    'Zeilen der Stufe „error“ im Protokoll nennen die Gründe.',
  ],
  RelabSlow: [
    () => 'Eine von zwanzig Seiten braucht länger als eine Sekunde',
    'RELAB_SLOW_STATEMENT zeigt, ob die Datenbank langsam ist; sonst ist es der Prozessor.',
  ],
  RelabConnectionsExhausted: [
    () => 'Arbeit wartet auf eine Verbindung zur Datenbank',
    'Abfragen dauern lange, oder RELAB_DATABASE_POOL ist zu klein.',
  ],
  RelabOverloaded: [
    () => 'Ein Prozess ist überlastet und weist Besucher ab',
    'Das Protokoll nennt die erreichte Grenze. Mehr Prozesse oder mehr Speicher helfen.',
  ],
  RelabServiceAway: [
    (service) => `Ein Dienst antwortet nicht: ${service}`,
    'Sobald er zurück ist, ist nichts zu tun. Läuft er: Adresse, Schlüssel, DNS und Firewall prüfen.',
  ],
  RelabJobsWait: [
    (kind) => `Jobs warten seit mehr als zwei Tagen: ${kind}`,
    'Starten Sie einen Worker, oder sehen Sie in der Warteschlange nach, was sie aufhält.',
  ],
  RelabJobsFail: [
    (kind) => `Jobs sind fehlgeschlagen: ${kind}`,
    'Die Warteschlange nennt den Grund und führt sie erneut aus.',
  ],
  RelabEventLoop: [
    () => 'Ein Prozess steht jeweils eine halbe Sekunde still',
    'Etwas rechnet lange in ihm: ein großer Import oder Export, oder zu wenig Prozessor.',
  ],
  RelabBackupOld: [
    () => 'Das neueste Backup ist zu alt',
    'Das Protokoll sagt, warum das letzte fehlschlug: meist ist der Datenträger des Ordners voll oder nicht da.',
  ],
  RelabLogNotArchived: [
    () => 'Das Protokoll der Datenbank wird nicht archiviert',
    'Noch ist nichts verloren. Prüfen Sie, ob in den Ordner der Backups geschrieben werden kann.',
  ],
  RelabUploadsNotArchived: [
    () => 'Hochgeladene Dateien werden nicht archiviert',
    'Sie sind, wo sie waren. Prüfen Sie, ob in den Ordner der Backups geschrieben werden kann; das Protokoll nennt eine Datei, die nicht lesbar ist.',
  ],
  RelabRetentionFails: [
    (rule) => `Abgelaufenes kann nicht entfernt werden: ${rule}`,
    'Den Fehler zeigt Datenschutz, Was gespeichert ist.',
  ],
};

export const shared = 'Was alle Prozesse teilen';
export const database = 'Datenbank';
export const databaseUp = 'antwortet';
export const databaseSize = 'Größe der Datenbank';
export const connectionsOfAll = 'Verbindungen zu ihr';
export const of = (count: string, max: string): string => `${count} von ${max}`;
export const jobsDue = 'Fällige Jobs';
export const jobsSince = (moment: string): string => `ältester seit ${moment}`;
export const jobsFailed = 'Fehlgeschlagene Jobs';
export const backup = 'Letztes Backup';
export const noBackups = 'keine automatischen';
export const noBackupYet = 'noch keines';
export const backupUnreadable = 'Ordner nicht lesbar';
export const logArchived = 'Datenbankprotokoll archiviert';
export const uploadsArchived = 'Uploads archiviert';
export const retained = 'Abgelaufenes zuletzt entfernt';
export const never = 'noch nicht';

export const processes = 'Prozesse';
export const roles: Readonly<Record<string, string>> = { web: 'Web', worker: 'Worker' };
export const process = (role: string, pid: string, host: string): string => `${role} ${pid} auf ${host}`;
export const release = 'Version';
export const startedAt = 'Gestartet';
export const seenAt = 'Zuletzt gemeldet';
export const starting = 'Startet oder hat eine andere Version: noch keine Werte';
export const states = {
  well: 'arbeitet',
  problem: 'braucht Hilfe',
  gone: 'meldet sich nicht',
  starting: 'keine Werte',
} as const;
export const minute = 'In der letzten Minute';
export const requests = 'Anfragen je Minute';
export const errors = 'Fehler je Minute';
export const pageTime = '95 % der Seiten in';
export const noPages = 'keine Seiten';
export const connections = 'Genutzte Verbindungen';
export const waiting = 'Warten auf eine';
export const loopDelay = 'Verzögerung der Ereignisschleife';
export const memory = 'Speicher';
export const memoryShare = (size: string, share: string): string => `${size} (${share} belegt)`;
export const load = 'Bedient';
export const loads: Readonly<Record<NonNullable<Figures['load']>, string>> = {
  normal: 'alle',
  busy: 'keine Gäste',
  overloaded: 'Bestellungen und Eingaben',
  critical: 'niemanden',
};
export const notMeasured = 'alle, ohne Grenze';
export const noVisitors = 'Jobs';
export const services = 'Dienste';
export const serviceNames: Readonly<Record<string, string>> = {
  mail: 'E-Mail',
  payment: 'Zahlung',
  storage: 'Dateien',
  search: 'Suche',
  'vat-numbers': 'USt-IdNr.',
  assist: 'Sprachmodell',
  replica: 'Datenbank zum Lesen',
};
export const serviceStates = {
  closed: 'antwortet',
  'half-open': 'wird erneut versucht',
  open: 'antwortet nicht',
} as const;
export const milliseconds = (count: string): string => `${count} ms`;
