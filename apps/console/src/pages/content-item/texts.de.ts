export const titleField = 'Titel';
export const titleHint = 'Unter diesem Namen finden ihn alle, die schreiben.';
export const urlName = 'URL-Name';
export const urlNameHint = 'Kleine Buchstaben, Ziffern und Bindestriche; er steht in Adressen.';
export const language = 'Sprache';
export const save = 'Speichern';
export const publish = 'Veröffentlichen …';
export const unpublish = 'Zurückziehen …';
export const versions = 'Versionen …';
export const more = 'Mehr';
export const remove = 'Löschen …';
export const saving = 'Ihre Eingaben werden gesichert …';
export const savedAt = (time: string): string =>
  `Ihre Eingaben sind seit ${time} gesichert. In einer Version stehen sie noch nicht.`;
export const saveFailed = (why: string): string => `Ihre Eingaben sind noch nicht gesichert: ${why}`;
export const unchanged = 'Alles ist gespeichert.';
export const version = (number: string): string => `Version ${number}`;
export const saved = (number: string): string => `Als Version ${number} gespeichert.`;
export const restoredHeading = 'Sie waren hier noch nicht fertig';
export const restoredHint = (time: string): string =>
  `Was Sie bis ${time} eingegeben haben, steht im Formular. In einer Version steht es noch nicht.`;
export const discard = 'Verwerfen';
export const others = (names: string): string => `Hier schreiben auch: ${names}`;
export const problems = (count: number, shown: string): string =>
  count === 1
    ? 'Vor der Veröffentlichung fehlt noch 1 Angabe'
    : `Vor der Veröffentlichung fehlen noch ${shown} Angaben`;
export const merged =
  'Inzwischen wurden andere Felder gespeichert. Beides steht jetzt im Formular: Bitte prüfen und noch einmal speichern.';
export const conflictTitle = 'Hier wurde inzwischen auch geschrieben';
export const conflictHint = (who: string | null): string =>
  who === null
    ? 'Dieselben Felder wurden inzwischen gespeichert. Wählen Sie, was bleibt.'
    : `${who} hat inzwischen dieselben Felder gespeichert. Wählen Sie, was bleibt.`;
export const nothing = 'Nichts';
export const useChosen = 'Auswahl übernehmen';
export const publishTitle = (title: string): string => `„${title}“ veröffentlichen?`;
export const publishHint = (language: string): string =>
  `Die letzte Version auf ${language} erscheint in allen Kanälen des Bereichs. Andere Sprachen bleiben, wie sie sind.`;
export const namedBy = 'Hier kommt der Inhalt vor; diese Stellen gingen danach ins Leere:';
export const deleteTitle = (title: string): string => `„${title}“ löschen?`;
export const deleteHint = 'Mit allen Sprachen und Versionen. Der Inhalt bleibt 30 Tage im Papierkorb.';
export const deleteNow = 'In den Papierkorb legen';
export const deleted = (title: string): string => `„${title}“ liegt im Papierkorb.`;
export const versionsTitle = (title: string): string => `Versionen von „${title}“`;
export const versionColumn = 'Version';
export const savedOn = 'Gespeichert';
export const by = 'Von';
export const status = 'Status';
export const actions = 'Aktionen';
export const bringBack = 'Ins Formular übernehmen';
export const bringBackOne = (number: string): string => `Version ${number} ins Formular übernehmen`;
export const broughtBack = (number: string): string =>
  `Version ${number} steht im Formular. Gespeichert wird sie zur letzten.`;
export const olderVersions = 'Ältere Versionen';
export const noSchema = 'Inhalt';
export const spaces = 'Bereiche';
export const compare = 'Vergleichen';
export const compareOne = (number: string): string => `Version ${number} mit der letzten vergleichen`;
export const preview = 'Vorschau';
export const saveTemplate = 'Als Vorlage speichern …';
export const suggest = 'Um einen Vorschlag bitten …';
export const suggested = 'Der Vorschlag steht im Formular. Mit dem Speichern wird er eine Version.';
export const notYours = 'Sie dürfen diesen Inhalt lesen, aber nicht ändern.';
export const notYoursAnyMore =
  'Sie dürfen diesen Inhalt nicht mehr ändern. Was Sie getippt haben, bleibt hier und wird nicht gespeichert: Kopieren Sie, was Sie brauchen.';
