export const title = 'Begriffe';
export const spaces = 'Bereiche';
export const hint = 'Wovon Inhalte handeln: Jede Taxonomie ist ein Baum von Begriffen.';
export const empty = 'Es gibt keine Taxonomien';
export const emptyHint = 'Die erste legt hier an, wer die Installation verwaltet.';
export const moreTerms = 'Es gibt noch mehr.';
export const chooseOne = 'Wählen Sie einen Begriff, um zu sehen, was dazu geschrieben ist.';
export const newTaxonomy = 'Neue Taxonomie';
export const addBelow = 'Begriff darunter anlegen';
export const addBelowOf = (label: string): string => `Begriff unter ${label} anlegen`;
export const rename = 'Umbenennen';
export const remove = 'Löschen …';
export const label = 'Bezeichnung';
export const save = 'Speichern';
export const saved = (label: string): string => `„${label}“ ist gespeichert.`;
export const contents = 'Inhalte mit dem Begriff';
export const contentsIn = (space: string): string => `Inhalte in ${space}`;
export const notEditable =
  'Er lässt sich hier nicht ändern: Wer die Installation verwaltet, ändert, was hier angelegt wurde; was in ihren eigenen Taxonomien steht, sagt die Installation selbst.';
export const deleteQuestion = (label: string): string => `„${label}“ löschen?`;
export const deleteHint =
  'Inhalte, die den Begriff haben, verlieren ihn. Darunter dürfen keine Begriffe liegen.';
export const deleteNow = 'Löschen';
