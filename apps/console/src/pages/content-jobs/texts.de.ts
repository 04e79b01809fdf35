export const title = (space: string): string => `Jobs in ${space}`;
export const hint = 'Was aus diesem Bereich hinaus- und was hereingeht. Dateien bleiben 30 Tage.';
export const kind = 'Art';
export const allKinds = 'Alle Arten';
export const kinds: Readonly<Record<string, string>> = {
  Export: 'Export',
  Import: 'Import',
  Translation: 'Übersetzung',
};
export const kindOf = (jobType: string, type: string): string =>
  jobType === 'Translation'
    ? type === 'Export'
      ? 'Zum Übersetzen'
      : 'Aus der Übersetzung'
    : (kinds[jobType] ?? jobType);
export const statuses: Readonly<Record<string, string>> = {
  Created: 'Wartet',
  Pending: 'Wartet',
  Processing: 'In Arbeit',
  Completed: 'Erledigt',
  CompletedWithError: 'Teilweise erledigt',
  Failed: 'Fehlgeschlagen',
};
export const job = 'Job';
export const status = 'Status';
export const by = 'Gestartet von';
export const when = 'Gestartet';
export const files = 'Dateien';
export const none = 'Es gibt noch keine Jobs';
export const noneHint = 'Exportieren oder importieren Sie Inhalte, oder geben Sie welche zum Übersetzen.';
export const noneOfKind = 'Es gibt keine Jobs dieser Art';
export const pages = 'Seiten der Jobs';
export const previous = 'Neuere Jobs';
export const next = 'Ältere Jobs';
export const download = (file: string): string => `${file} herunterladen`;
export const progress = (done: string, total: string): string => `${done} von ${total}`;
export const taken = (done: string, total: string): string => `${done} von ${total} wurden übernommen.`;
export const allTaken = (total: string): string => `Alle ${total} wurden übernommen.`;
export const refused = (count: number, shown: string): string =>
  count === 1 ? '1 Eintrag wurde abgelehnt' : `${shown} Einträge wurden abgelehnt`;
export const entry = 'Eintrag';
export const problem = 'Grund';
export const moreRefused = (shown: string): string => `Die ersten ${shown}; alle stehen in der Fehlerdatei.`;
export const reportLost =
  'Der Bericht ist nicht lesbar. Vielleicht gibt es die Fehlerdatei nicht mehr: Dateien bleiben 30 Tage.';
export const translations = 'Übersetzungen';
export const byNobody = 'der Installation';
export const whoWhen = (who: string, when: string): string => `Gestartet von ${who} am ${when}.`;
