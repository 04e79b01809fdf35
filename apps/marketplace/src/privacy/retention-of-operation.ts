import type { RetentionDeclaration, Texts } from './retention-line.ts';

const ended: Texts = { en: 'after its end', de: 'nach dem Ende' };
const expired: Texts = { en: 'after it has expired', de: 'nach dem Ablauf' };

/** What running the marketplace leaves behind. */
export const operationLines: readonly RetentionDeclaration[] = [
  {
    id: 'sessions',
    what: { en: 'Sessions that have ended', de: 'Abgelaufene Sitzungen' },
    reason: {
      en: 'to stay signed in; with the address and browser',
      de: 'für die Anmeldung; mit Adresse und Browser',
    },
    places: ['auth_session'],
    until: { length: 1, unit: 'day', since: expired },
  },
  {
    id: 'password-links',
    what: { en: 'Links to a new password', de: 'Links zu einem neuen Passwort' },
    reason: { en: 'so that they can be used once', de: 'damit sie einmal gelten' },
    places: ['auth_verification'],
    until: { length: 1, unit: 'day', since: expired },
  },
  {
    id: 'email-confirmations',
    what: { en: 'Links that confirm an address', de: 'Links zur Bestätigung einer Adresse' },
    reason: { en: 'so that they can be used once', de: 'damit sie einmal gelten' },
    places: ['email_verification'],
    until: { length: 1, unit: 'day', since: expired },
  },
  {
    id: 'attempts',
    what: { en: 'Counts of attempts, by hashes', de: 'Gezählte Versuche, als Hashwerte' },
    reason: { en: 'against guessed passwords', de: 'gegen erratene Passwörter' },
    places: ['attempt'],
    until: {
      length: 2,
      unit: 'day',
      since: { en: 'after the first of them', de: 'nach dem ersten Versuch' },
    },
  },
  {
    id: 'grants',
    what: { en: 'What programs were allowed', de: 'Zugriffe von Programmen' },
    reason: { en: 'so that programs get tokens', de: 'damit Programme Token erhalten' },
    places: ['oauth_grant', 'oauth_code'],
    until: { en: 'when the last token of it expires', de: 'mit dem Ablauf des letzten Tokens' },
  },
  {
    id: 'tokens',
    what: { en: 'Tokens of programs, by hashes', de: 'Token von Programmen, als Hashwerte' },
    reason: { en: 'so that programs are known', de: 'damit Programme erkannt werden' },
    places: ['oauth_token'],
    until: { en: 'when they expire', de: 'mit ihrem Ablauf' },
  },
  {
    id: 'programs',
    what: { en: 'Registered programs', de: 'Registrierte Programme' },
    reason: { en: 'so that programs get tokens', de: 'damit Programme Token erhalten' },
    places: ['oauth_client'],
    until: { en: 'until an administrator deletes them', de: 'bis sie gelöscht werden' },
  },
  {
    id: 'idempotency-keys',
    what: { en: 'Responses to writes with a key', de: 'Antworten auf Schreibvorgänge mit Schlüssel' },
    reason: { en: 'so that a repeated write is done once', de: 'damit Wiederholtes einmal wirkt' },
    places: ['relab_idempotency'],
    until: { length: 1, unit: 'day', since: { en: 'after the write', de: 'nach dem Schreiben' } },
  },
  {
    id: 'api-usage',
    what: { en: 'Counts of calls by hour', de: 'Aufrufe je Stunde' },
    reason: { en: 'for the limit that programs see', de: 'für die Grenze, die Programme sehen' },
    places: ['relab_api_usage'],
    until: { length: 48, unit: 'hour', since: { en: 'after the hour', de: 'nach der Stunde' } },
  },
  {
    id: 'jobs',
    what: { en: 'Finished jobs, mails among them', de: 'Erledigte Jobs, darunter E-Mails' },
    reason: { en: 'to find out what went wrong', de: 'zur Fehlersuche' },
    places: ['job'],
    until: {
      ...{ length: 30, unit: 'day', since: ended },
      setting: { name: 'RELAB_JOB_DAYS', min: 1, max: 365 },
    },
  },
  {
    id: 'mail-files',
    what: {
      en: 'Mails as files, where none are sent',
      de: 'E-Mails als Dateien, wenn keine verschickt werden',
    },
    reason: { en: 'to read what would have been sent', de: 'um zu lesen, was verschickt worden wäre' },
    places: ['mail/'],
    until: {
      ...{ length: 30, unit: 'day', since: { en: 'after it was written', de: 'nach dem Schreiben' } },
      setting: { name: 'RELAB_MAIL_FILE_DAYS', min: 1, max: 3_650 },
    },
  },
  {
    id: 'record-history',
    what: { en: 'Who changed what in records', de: 'Wer was an Datensätzen geändert hat' },
    reason: { en: 'to prove and to undo changes', de: 'als Nachweis und zum Rückgängigmachen' },
    places: ['record_history'],
    until: {
      ...{ length: 730, unit: 'day', since: { en: 'after the change', de: 'nach der Änderung' } },
      setting: { name: 'RELAB_HISTORY_DAYS', min: 0, max: 36_500 },
    },
  },
  {
    id: 'record-accesses',
    what: {
      en: 'Who of the house looked at what about people',
      de: 'Wer im Haus welche Personendaten gesehen hat',
    },
    reason: {
      en: 'to prove that only those looked who had to',
      de: 'als Nachweis, dass nur Befugte sie sahen',
    },
    places: ['record_access'],
    until: {
      ...{ length: 365, unit: 'day', since: { en: 'after the look', de: 'nach dem Einsehen' } },
      setting: { name: 'RELAB_ACCESS_DAYS', min: 30, max: 3_650 },
    },
  },
  {
    id: 'recycle-bin',
    what: { en: 'Deleted records', de: 'Gelöschte Datensätze' },
    reason: { en: 'so that they can be restored', de: 'damit sie wiederhergestellt werden können' },
    places: ['recycle_bin'],
    until: { en: '30 days after the deletion', de: '30 Tage nach dem Löschen' },
  },
  {
    id: 'recently-viewed',
    what: { en: 'Records that somebody opened', de: 'Zuletzt geöffnete Datensätze' },
    reason: { en: 'to go back to them; 200 of each object', de: 'um zurückzukehren; 200 je Objekt' },
    places: ['relab_recent'],
    until: {
      ...{ length: 365, unit: 'day', since: { en: 'after the visit', de: 'nach dem Besuch' } },
      setting: { name: 'RELAB_RECENT_DAYS', min: 1, max: 3_650 },
    },
  },
  {
    id: 'preferences',
    what: { en: 'List views, favorites and layouts of people', de: 'Listenansichten, Favoriten und Layouts' },
    reason: { en: 'so that the console is as they left it', de: 'damit die Konsole bleibt, wie sie war' },
    places: [
      ...['relab_list_view', 'relab_list_preference', 'relab_pinned_list', 'relab_nav_items'],
      ...['relab_favorite', 'relab_layout_state'],
    ],
    until: { en: 'until their owner deletes them', de: 'bis ihr Besitzer sie löscht' },
  },
  {
    id: 'orphaned-files',
    what: { en: 'Files without a record', de: 'Dateien ohne Datensatz' },
    reason: { en: 'a newer backup may name them', de: 'ein neueres Backup kann sie nennen' },
    places: ['orphaned_file', 'files/'],
    until: {
      en: '30 days after they were noticed, at the next start',
      de: '30 Tage nach dem Bemerken, beim nächsten Start',
    },
  },
  {
    id: 'backups',
    what: {
      en: 'Backups, and the log and uploads archived with them, with what was deleted since',
      de: 'Backups mit archiviertem Protokoll und Uploads, auch seither Gelöschtes',
    },
    reason: {
      en: 'to restore what was lost; people who were erased are erased again then',
      de: 'um Verlorenes wiederherzustellen; gelöschte Personen werden dann erneut gelöscht',
    },
    places: ['RELAB_BACKUP_FOLDER/'],
    until: {
      en: 'RELAB_BACKUP_KEEP times RELAB_BACKUP_HOURS: 14 days by default',
      de: 'RELAB_BACKUP_KEEP mal RELAB_BACKUP_HOURS: 14 Tage als Vorgabe',
    },
  },
  {
    id: 'erasures',
    what: { en: 'Erasures of people, as hashes', de: 'Löschungen von Personen, als Hashwerte' },
    reason: {
      en: 'to prove them, and so that a restored backup brings nobody back',
      de: 'als Nachweis, und damit ein Backup niemanden zurückbringt',
    },
    places: ['person_erasure', 'erasures'],
    until: {
      en: 'as long as the installation; the address goes with the person',
      de: 'so lange wie die Installation; die Adresse geht mit der Person',
    },
  },
  {
    id: 'processes',
    what: { en: 'Which processes run, and where', de: 'Welche Prozesse wo laufen' },
    reason: { en: 'so that no release breaks another', de: 'damit kein Release ein anderes stört' },
    places: ['relab_process'],
    until: {
      en: 'at the end of the process, or a day after its last sign of life',
      de: 'am Ende des Prozesses oder einen Tag nach dem letzten Lebenszeichen',
    },
  },
  {
    id: 'bookkeeping',
    what: { en: 'How the database is built, and this table', de: 'Aufbau der Datenbank und diese Übersicht' },
    reason: { en: 'for upgrades; nothing personal', de: 'für Aktualisierungen; nichts Persönliches' },
    places: [
      'catalogue_snapshot',
      'relab_column',
      'relab_migration',
      'relab_table',
      'relab_timeline',
      'retention_run',
      'search_index',
    ],
    until: { en: 'as long as the installation', de: 'so lange wie die Installation' },
  },
];
