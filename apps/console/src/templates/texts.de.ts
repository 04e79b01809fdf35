export const saveTitle = 'Als Vorlage speichern';
export const saveHint = (folder: string): string =>
  `Eine Kopie der zuletzt gespeicherten Fassung, in allen Sprachen, kommt in den Ordner „${folder}“. Neue Inhalte können damit beginnen.`;
export const name = 'Name der Vorlage';
export const save = 'Als Vorlage speichern';
export const saved = (title: string): string => `„${title}“ ist jetzt eine Vorlage.`;
export const begin = 'Beginnen mit';
export const beginHint = 'Eine Vorlage bringt Art, Texte und Sprachen mit.';
export const nothing = 'Nichts';
