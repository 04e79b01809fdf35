export const out = 'Zum Übersetzen geben …';
export const outTitle = 'Zum Übersetzen geben';
export const outHint =
  'Je Sprache eine Datei in XLIFF 2.1, wie Übersetzungsprogramme sie lesen. Bilder, Namen und Auszeichnungen bleiben, was sie sind.';
export const into = 'In welche Sprachen';
export const chooseLanguage = 'Wählen Sie eine Sprache, in die übersetzt wird.';
export const onlyOutstanding = 'Nur was in der Sprache fehlt, begonnen oder nicht aktuell ist';
export const make = 'Dateien erstellen';
export const name = 'Name';
export const nameHint = 'Er steht in der Liste der Jobs und in den Namen der Dateien.';
export const scope = 'Was';
export const chosen = (count: number, shown: string): string =>
  count === 1 ? '1 ausgewählter Inhalt' : `${shown} ausgewählte Inhalte`;
export const wholeSpace = 'Der ganze Bereich';
export const inFolder = (folder: string): string => `${folder}, mit allem darunter`;
export const folderBelow = 'Ordner';
export const folderUp = (folder: string): string => `Aus ${folder} nach oben`;
export const exportOut = 'Exportieren …';
export const exportTitle = 'Inhalte exportieren';
export const exportHint =
  'Eine Zip-Datei mit einem Ordner je Inhalt. Sie lässt sich in diesen Bereich, in einen anderen oder in eine andere Installation importieren.';
export const withTranslations = 'Mit ihren Übersetzungen';
export const withReferences = 'Mit dem, was sie nennen: andere Inhalte und Bilder';
export const withTerms = 'Mit ihren Schlagwörtern';
export const exportNow = 'Exportieren';
export const importIn = 'Importieren …';
export const importTitle = 'Inhalte importieren';
export const importHint =
  'Eine Zip-Datei aus einem Export. Vorhandene Inhalte bekommen eine Version mehr, wo die Datei anders lautet; gelöscht wird nichts.';
export const publishAtOnce = 'Gleich veröffentlichen';
export const importNow = 'Importieren';
export const back = 'Übersetzte Datei einlesen …';
export const backTitle = 'Übersetzte Datei einlesen';
export const backHint =
  'Eine übersetzte XLIFF-Datei. Je Inhalt entsteht ein Entwurf oder dessen nächste Version; was nicht geht, wird aufgelistet.';
export const backNow = 'Einlesen';
export const file = 'Datei';
export const chooseFile = 'Wählen Sie eine Datei.';
export const sending = (percent: string): string => `${percent} gesendet`;
export const started = 'Der Job läuft.';
