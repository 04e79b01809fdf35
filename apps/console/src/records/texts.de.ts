export const save = 'Speichern';
export const saveAnyway = 'Trotzdem speichern';
export const saveCopy = 'Kopie speichern';
export const create = 'Anlegen';
export const cancel = 'Abbrechen';
export const saved = 'Gespeichert';
export const undo = 'Rückgängig';
export const undone = 'Die Änderung ist zurückgenommen';
export const notUndone = 'Die Änderung ließ sich nicht zurücknehmen';
export const changedSince = 'Jemand hat den Datensatz seither geändert.';
export const created = (label: string): string => `${label} angelegt`;
export const deleted = (label: string): string => `${label} gelöscht`;
export const restored = (label: string): string => `${label} wiederhergestellt`;
export const notRestored = 'Das Wiederherstellen ist fehlgeschlagen';
export const notSaved = 'Das ist noch nicht gespeichert';
export const changes = (count: number): string =>
  count === 1 ? '1 Änderung ist nicht gespeichert' : `${count} Änderungen sind nicht gespeichert`;
export const editField = (label: string): string => `${label} bearbeiten`;
export const editRecord = (label: string): string => `${label} bearbeiten`;
export const newRecord = (label: string): string => `${label} anlegen`;
export const cloneRecord = (label: string): string => `Kopie: ${label}`;
export const recordType = 'Art';
export const notThere = 'Dieser Datensatz ist gelöscht, oder Sie dürfen ihn nicht sehen.';
export const discardTitle = 'Änderungen verwerfen?';
export const discard = 'Änderungen verwerfen';
export const conflictTitle = 'Jemand war schneller';
export const conflictHint = (name: string | null): string =>
  `${name ?? 'Jemand'} hat andere Werte gespeichert, während Sie geschrieben haben. Wählen Sie für jedes Feld, was gilt; alles andere von Ihnen wird mitgespeichert.`;
export const mine = 'Ihr Wert';
export const theirs = 'Anderer Wert';
export const original = 'Vorher';
export const keepEditing = 'Weiter bearbeiten';
export const saveChosen = 'Auswahl speichern';
export const goneTitle = (label: string): string =>
  `Der Datensatz (${label}) wurde gelöscht, während Sie geschrieben haben`;
export const goneHint =
  'Nichts von Ihren Eingaben ist verloren. Er lässt sich zusammen mit Ihren Änderungen wiederherstellen.';
export const restoreAndSave = 'Wiederherstellen und speichern';
export const fieldsTaken = (count: number): string =>
  count === 1
    ? 'Ein Feld lässt sich nicht mehr bearbeiten'
    : `${count} Felder lassen sich nicht mehr bearbeiten`;
export const fieldsTakenHint =
  'Ihre Rechte haben sich geändert. Was Sie dort geschrieben haben, können Sie hier kopieren:';
export const leaveOut = 'Weglassen und fortfahren';
export const duplicates = (count: number): string =>
  count === 1 ? 'Ein Datensatz gleicht diesem' : `${count} Datensätze gleichen diesem`;
export const duplicatesAllowed = 'Speichern Sie nur, wenn es ein anderer ist.';
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
export const closeHint = 'Das ist das Ende des Wegs. Was daraus folgt, lässt sich nicht immer zurücknehmen.';
export const guidance = 'Was jetzt zu tun ist';
export const keyFields = 'Was hier zählt';
