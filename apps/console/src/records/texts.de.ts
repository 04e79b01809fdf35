export const save = 'Speichern';
export const saveAnyway = 'Trotzdem speichern';
export const saveCopy = 'Kopie speichern';
export const create = 'Anlegen';
export const cancel = 'Abbrechen';
export const saved = 'Gespeichert';
export const undo = 'Rückgängig';
export const undone = 'Änderung rückgängig gemacht';
export const notUndone = 'Die Änderung ließ sich nicht rückgängig machen';
export const changedSince = 'Jemand hat den Datensatz seither geändert.';
export const created = (label: string): string => `${label} angelegt`;
export const deleted = (label: string): string => `${label} gelöscht`;
export const restored = (label: string): string => `${label} wiederhergestellt`;
export const notRestored = 'Das Wiederherstellen ist fehlgeschlagen';
export const notSaved = 'Noch nicht gespeichert';
export const changes = (count: number): string =>
  count === 1 ? '1 Änderung ist nicht gespeichert' : `${count} Änderungen sind nicht gespeichert`;
export const editField = (label: string): string => `${label} bearbeiten`;
export const editRecord = (label: string): string => `${label} bearbeiten`;
export const newRecord = (label: string): string => `${label} anlegen`;
export const cloneRecord = (label: string): string => `Kopie: ${label}`;
export const recordType = 'Datensatztyp';
export const notThere = 'Dieser Datensatz ist gelöscht, oder Sie dürfen ihn nicht sehen.';
export const discardTitle = 'Änderungen verwerfen?';
export const discard = 'Änderungen verwerfen';
export const conflictTitle = 'Jemand war schneller';
export const conflictHint = (name: string | null): string =>
  `${name ?? 'Jemand'} hat andere Werte gespeichert, während Sie den Datensatz bearbeitet haben. Wählen Sie für jedes Feld, welcher Wert gilt; Ihre übrigen Änderungen werden mitgespeichert.`;
export const saveChosen = 'Auswahl speichern';
export const goneTitle = (label: string): string =>
  `Der Datensatz (${label}) wurde gelöscht, während Sie ihn bearbeitet haben`;
export const goneHint =
  'Nichts von Ihren Eingaben ist verloren. Er lässt sich zusammen mit Ihren Änderungen wiederherstellen.';
export const restoreAndSave = 'Wiederherstellen und speichern';
export const fieldsTaken = (count: number): string =>
  count === 1
    ? 'Ein Feld lässt sich nicht mehr bearbeiten'
    : `${count} Felder lassen sich nicht mehr bearbeiten`;
export const fieldsTakenHint =
  'Ihre Rechte haben sich geändert. Ihre Eingaben in diesen Feldern können Sie hier kopieren:';
export const leaveOut = 'Ohne diese Felder fortfahren';
export const duplicates = (count: number): string =>
  count === 1 ? 'Es gibt schon einen ähnlichen Datensatz' : `Es gibt schon ${count} ähnliche Datensätze`;
export const duplicatesAllowed = 'Speichern Sie nur, wenn es nicht derselbe ist.';
export const duplicatesNotAllowed = 'Ein zweiter lässt sich nicht speichern. Öffnen Sie den vorhandenen.';
export const edit = 'Bearbeiten';
export const deleteLabel = 'Löschen';
export const clone = 'Kopieren';
export const moreActions = 'Weitere Aktionen';
export const deleteTitle = (name: string): string => `${name} löschen?`;
export const deleteHint =
  'Der Datensatz kommt mit allem, was zu ihm gehört, in den Papierkorb und lässt sich 30 Tage lang wiederherstellen.';
export const done = 'Erledigt';
export const run = 'Ausführen';
export const path = 'Phasen';
export const doneStage = 'erledigt';
export const markStage = (label: string): string => `Auf „${label}“ setzen`;
export const closeTitle = (label: string): string => `Auf „${label}“ setzen?`;
export const closeHint = 'Das ist die letzte Phase. Die Folgen lassen sich nicht immer rückgängig machen.';
export const guidance = 'Nächste Schritte';
export const keyFields = 'Wichtige Felder';
