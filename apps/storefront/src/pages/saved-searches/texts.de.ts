export const title = 'Gespeicherte Suchen';
export const lead = 'Was Sie suchen, und wie oft Sie von Neuem hören.';
export const savingFailed = 'Die Suche ist nicht gespeichert';
export const noSavedSearches =
  'Noch ist nichts gespeichert. Suchen Sie nach etwas, oder wählen Sie eine Kategorie und Filter, und klicken Sie über den Ergebnissen auf „Suche speichern“.';
export const savedHeading = 'Die Suche ist gespeichert';
export const savedBody =
  'Einmal am Tag sehen wir nach, ob etwas hinzugekommen ist, und schreiben Ihnen dann. Unten können Sie das ändern.';
export const alreadySaved = 'Diese Suche war bereits gespeichert';
export const changeSaved = 'Die Änderung ist gespeichert';
export const deletedHeading = 'Die Suche ist gelöscht';
export const mailsHeading = 'Was wir schreiben';
export const mailsExplanation =
  'Eine E-Mail nennt bis zu zehn Angebote, die seit der letzten hinzugekommen sind, und jedes nur einmal. Sie enthält einen Link, der E-Mails zu dieser Suche ohne Anmeldung beendet.';
export const watchlistLink = 'Angebote auf Ihrer Merkliste';

export const newListings = (count: number): string =>
  count === 1 ? '1 neues Angebot' : `${count} neue Angebote`;
/** `frequency` is how often they come, as it is labelled. */
export const mailFrequency = (frequency: string): string =>
  `E-Mails: ${frequency.charAt(0).toLowerCase()}${frequency.slice(1)}`;
export const unreadableSearch =
  'Diese Suche ist nicht mehr lesbar. Löschen Sie sie, und speichern Sie sie aus ihren Ergebnissen neu.';
export const open = 'Öffnen';
export const change = 'Ändern';
export const actionFailed = 'Das wurde nicht ausgeführt';
export const name = 'Name';
export const mailFrequencyLabel = 'E-Mails über Neues';
export const save = 'Speichern';
export const remove = 'Löschen';

export const resultsOnlyError = 'Nur Seiten mit Ergebnissen lassen sich speichern.';
/** The name of a search that has none. */
export const search = 'Suche';
export const nameRequired = 'Geben Sie der Suche einen Namen.';
export const frequencyRequired = 'Wählen Sie, wie oft wir schreiben.';
export const searchNotFound = 'Diese Suche gibt es nicht mehr.';
