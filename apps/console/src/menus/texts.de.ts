export const tree = 'Einträge des Menüs';
export const entry = (label: string): string => `Eintrag ${label}`;
export const unnamed = 'Ohne Beschriftung';
export const labels = 'Beschriftungen in allen Sprachen';
export const labelIn = (language: string): string => `Beschriftung, ${language}`;
export const missing = 'Fehlt';
export const missingIn = (languages: string): string => `fehlt: ${languages}`;
export const missingLabel = 'Fehlt: In dieser Sprache hat er keine Beschriftung.';
export const sameAs = (language: string): string => `Lautet wie in der Sprache ${language}.`;
export const notYours = 'Sie dürfen diese Sprache nicht ändern.';
export const noMenuIn = (language: string): string =>
  `In der Sprache ${language} gibt es das Menü noch nicht: Übersetzen Sie es oben zuerst.`;
export const addThere = 'Dort hinzufügen';
export const addAboveFirst = 'Fügen Sie zuerst den Eintrag darüber hinzu.';
export const added = (entry: string, language: string): string =>
  `„${entry}“ steht jetzt im Menü der Sprache ${language}, bis zur Übersetzung mit derselben Beschriftung.`;
export const notSavedIn = (languages: string): string => `Noch nicht gespeichert: ${languages}.`;
export const saveLabels = (count: number): string =>
  count === 1 ? 'Beschriftung speichern' : `${count} Beschriftungen speichern`;
export const discardLabels = 'Verwerfen';
export const labelsSaved = (count: number): string =>
  count === 1
    ? 'Die Beschriftung ist in ihrer Sprache gespeichert.'
    : `${count} Beschriftungen sind in ihren Sprachen gespeichert.`;
export const labelsNotSaved = 'Nicht alles ist gespeichert';
export const labelsLeft = (count: number): string =>
  count === 1
    ? 'Eine Beschriftung widerspricht dem, was jemand anders gespeichert hat.'
    : `${count} Beschriftungen widersprechen dem, was jemand anders gespeichert hat.`;
export const changedMeanwhile = (theirs: string): string =>
  `Inzwischen hat jemand „${theirs}“ geschrieben. Noch einmal gespeichert, ersetzt Ihres das.`;
export const goneMeanwhile = (language: string): string =>
  `Das Menü der Sprache ${language} hat diesen Eintrag nicht mehr. Kopieren Sie Ihren Text und verwerfen Sie ihn dann.`;
export const newEntry = 'Neuer Eintrag';
export const leadsTo = 'Führt zu';
export const kinds = {
  none: 'Nirgendwohin: Überschrift für die Einträge darunter',
  content: 'Einem Inhalt',
  path: 'Einer Seite oder Kategorie der Website',
  address: 'Einer anderen Adresse',
} as const;
export const path = 'Pfad auf der Website';
export const pathHint = 'Er beginnt mit einem Schrägstrich, wie /guides. Die Website ergänzt die Sprache.';
export const choosePage = 'Seite oder Kategorie wählen …';
export const choosePageTitle = 'Seite oder Kategorie wählen';
export const searchPages = 'Seiten und Kategorien suchen';
export const pages = 'Seiten und Kategorien';
export const name = 'Name';
export const kind = 'Art';
export const linkKinds = { Page: 'Seite', Category: 'Kategorie' } as const;
export const noPages = 'Nichts passt dazu.';
export const addressHint = 'Am Anfang steht https://, http://, mailto: oder tel:.';
export const noSuchPage = 'Die Website hat keine solche Seite.';
export const notPublished = (title: string): string =>
  `„${title}“ ist nicht veröffentlicht: Bis dahin lässt die Website den Eintrag weg.`;
export const contentGone = 'Den Inhalt gibt es nicht mehr: Die Website lässt den Eintrag weg.';
export const noPageOfType = (type: string): string => `Ein Inhalt der Art ${type} hat keine eigene Seite.`;
export const badAddress = (url: string): string => `„${url}“ ist keine Adresse, zu der ein Link führt.`;
export const noLabel = 'Er hat keine Beschriftung.';
export const toCheck = 'zu prüfen';
export const leftOut = '(fehlt auf der Website)';
export const problems = (count: number): string =>
  count === 1 ? 'Ein Eintrag führt nirgendwohin' : `${count} Einträge führen nirgendwohin`;
export const tooDeep = (levels: number): string => `Die Website zeigt ${levels} Ebenen eines Menüs.`;
export const add = 'Eintrag hinzufügen';
export const addBelow = 'Darunter hinzufügen';
export const moves = {
  up: 'Nach oben',
  down: 'Nach unten',
  in: 'Eine Ebene hinein',
  out: 'Eine Ebene heraus',
} as const;
export const keysHint =
  'Pfeiltasten wählen, Alt und Pfeiltasten verschieben nach oben, unten, hinein und heraus, Entf entfernt, Strg und Z macht rückgängig. Einträge lassen sich ziehen.';
export const emptyMenu = 'Das Menü hat noch keine Einträge.';
export const chooseFirst = 'Wählen Sie einen Eintrag, um ihn zu beschriften und sein Ziel festzulegen.';
export const preview = 'So steht es im Fuß der Website';
