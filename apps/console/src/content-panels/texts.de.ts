export const panels = 'Zu diesem Inhalt';
export const answers = 'Antworten, und wie das Formular anderswo erscheint';
export const terms = 'Begriffe';
export const noTerms = 'Er hat noch keine Begriffe. Sie helfen, ihn zu finden.';
export const chooseTerms = 'Begriffe wählen';
export const remove = 'Herausnehmen';
export const removeTerm = (label: string): string => `${label} herausnehmen`;
export const termsLive = 'Sofort auf der Seite ändern';
export const termsLiveHint = 'Sonst bekommt die Seite sie, wenn dies das nächste Mal veröffentlicht wird.';
export const addresses = 'Adressen und Weiterleitungen';
export const addressesHint = 'Ein URL-Name, den es nicht mehr gibt, führt weiter hierher.';
export const noAddresses = 'Er bekommt seine erste Adresse, wenn er mit einem URL-Namen veröffentlicht wird.';
export const urlNameChanges = (from: string, to: string): string =>
  `Wenn dies veröffentlicht ist, steht es unter ${to}, und ${from} leitet dorthin weiter.`;
export const urlNameGone = (from: string): string =>
  `Wenn dies veröffentlicht ist, hat es keinen URL-Namen, und ${from} leitet dorthin weiter, wo es dann steht.`;
export const alias = 'Adresse';
export const aliasHint = 'Wird sie hier geändert, führt die alte weiter zum Inhalt.';
export const language = 'Sprache';
export const status = 'Stand';
export const addressStatuses = {
  Active: 'Zeigt den Inhalt',
  Inactive: 'Aus',
  Redirect: 'Leitet weiter',
} as const;
export const addressHints = {
  Active: 'Der Inhalt steht hier; die Adresse davor leitet hierher weiter.',
  Inactive: 'Sie führt nirgendwohin.',
  Redirect: 'Sie führt anderswohin.',
} as const;
export const leadsTo = 'Führt zu';
export const leadsNowhere = 'Nirgendwohin';
export const redirectHint =
  'Ein Pfad wie /market oder eine Adresse mit https. Bleibt es leer, führt sie zum Inhalt.';
export const change = 'Ändern …';
export const changeOne = (address: string): string => `${address} ändern`;
export const changeNow = 'Sofort auf der Seite ändern';
export const moreAddresses = 'Ältere Adressen';
export const searchPreview = 'Suchergebnis und geteilter Link';
export const asResult = 'Als Suchergebnis';
export const asCard = 'Als geteilter Link';
export const searchTitle = 'Titel';
export const searchDescription = 'Beschreibung';
export const noDescription = 'Es gibt keine Beschreibung.';
export const previewHint = 'So ungefähr zeigen es Suchmaschinen und Messenger: Jeder kürzt auf seine Weise.';
export const verdicts = { empty: 'fehlt', short: 'kurz', good: 'gut', long: 'wird gekürzt' } as const;
export const lengthOf = (length: string, least: string, most: string, verdict: string): string =>
  `${length} Zeichen, am besten ${least} bis ${most}: ${verdict}`;
export const checks = (count: number, shown: string): string =>
  count === 0
    ? 'Prüfung: nichts zu verbessern'
    : count === 1
      ? 'Prüfung: 1 Stelle könnte besser sein'
      : `Prüfung: ${shown} Stellen könnten besser sein`;
export const checksNone = 'Überschriften, Links, Bilder und Längen sind, wie sie sein sollen.';
export const checksHint = 'Nichts davon hält die Veröffentlichung auf.';
export const inField = (label: string, sentence: string): string => `${label}: ${sentence}`;
export const headingSkipped = (text: string, from: number, to: number): string =>
  `Die Überschrift „${text}“ springt von Ebene ${from} auf ${to}: Nehmen Sie Ebene ${from + 1}.`;
export const links = {
  linkVague: (text: string): string => `Der Link „${text}“ sagt nicht, wohin er führt.`,
  linkIsAddress: (text: string): string => `Der Link „${text}“ ist eine Adresse: Sagen Sie, was dort steht.`,
  linkTwice: (text: string): string => `Zwei Links „${text}“ führen an verschiedene Stellen.`,
} as const;
export const lengths = {
  titleLong: (length: number, best: number): string =>
    `Der Titel hat ${length} Zeichen: Suchmaschinen zeigen etwa ${best}.`,
  descriptionLong: (length: number, best: number): string =>
    `Die Beschreibung hat ${length} Zeichen: Suchmaschinen zeigen etwa ${best}.`,
  descriptionShort: (length: number, best: number): string =>
    `Die Beschreibung hat nur ${length} Zeichen: Ab ${best} sagt sie, was einen erwartet.`,
} as const;
export const flaws = {
  headingOne: 'Im Text steht eine Überschrift der Ebene 1: Das ist schon der Titel.',
  headingOneAgain: 'Es gibt eine zweite Überschrift der Ebene 1: Eine Seite hat nur eine.',
  headingOneMissing: 'Die Seite hat keine Überschrift der Ebene 1, die sagt, was sie ist.',
  headingEmpty: 'Eine Überschrift ist leer.',
  imageWithoutAlt: 'Ein Bild hat keinen Alternativtext.',
  imageSilent:
    'Ein Bild hat keinen Alternativtext: richtig, wenn es nur schmückt; sonst sagen Sie, was es zeigt.',
  linkEmpty: 'Ein Link hat keine Worte.',
  tableWithoutHead: 'Eine Tabelle hat keine Kopfzellen.',
  descriptionMissing: 'Es gibt keine Beschreibung für Suchmaschinen.',
  urlNameMissing: 'Er hat keinen URL-Namen: Seine Adresse wird ein Schlüssel sein.',
  urlNameOdd: 'Der URL-Name besteht am besten aus kleinen Buchstaben, Ziffern und Bindestrichen.',
} as const;
export const notListed = 'Suchmaschinen werden gebeten, die Seite auszulassen.';
export const listedAs = (address: string): string => `Suchmaschinen listen sie als ${address}.`;
