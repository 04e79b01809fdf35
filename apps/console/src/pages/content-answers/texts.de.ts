export const title = (form: string): string => `Antworten: ${form}`;
export const answers = 'Antworten';
export const noForm = 'Dieser Inhalt ist kein Formular';
export const count = (total: number, shown: string): string =>
  total === 1 ? '1 Antwort' : `${shown} Antworten`;
export const empty = 'Noch hat es niemand ausgefüllt';
export const emptyHint = 'Ist das Formular veröffentlicht, steht hier, was Menschen abschicken.';
export const yes = 'Ja';
export const no = 'Nein';
export const nothing = 'Nichts';
export const about = (language: string, until: string): string => `Auf ${language}. Aufbewahrt bis ${until}.`;
export const remove = 'Löschen …';
export const removeOne = (moment: string): string => `Antwort vom ${moment} löschen`;
export const removeQuestion = 'Diese Antwort endgültig löschen?';
export const removeHint = 'Sie kommt nicht in den Papierkorb, und niemand kann sie zurückholen.';
export const removeNow = 'Endgültig löschen';
export const previous = 'Vorige Seite';
export const next = 'Nächste Seite';
export const pages = 'Seiten der Antworten';
export const download = 'Als CSV herunterladen';
export const downloadIsCut = (most: string): string => `In der Datei sind die neuesten ${most}.`;
export const csv = { submitted: 'Gesendet', language: 'Sprache', yes: 'Ja', no: 'Nein' } as const;
export const embed = 'Das Formular auf einer anderen Seite zeigen';
export const embedHint =
  'Setzen Sie dies dorthin, wo das Formular stehen soll. Es ist ein Rahmen: An der Seite darum herum kann es nichts ändern.';
export const domain = 'Domain';
export const domainHint =
  'Das Formular nennt die Domains, auf denen es stehen darf; weitere kommen dort hinzu.';
export const snippet = 'Quelltext des Formulars';
export const copy = 'Kopieren';
export const copied = 'Der Quelltext ist kopiert.';
export const notCopied = 'Der Browser erlaubt es nicht. Markieren und kopieren Sie ihn selbst.';
