export const blocks = 'Blöcke';
export const findBlock = 'Block suchen';
export const noBlock = 'Kein Block heißt so.';
export const where = 'Ein Block kommt';
export const afterChosen = 'hinter den gewählten';
export const atEnd = 'ans Ende der Seite';
export const inside = (region: string): string => `hinein in: ${region}`;
export const outline = 'Auf der Seite';
export const outlineHint =
  'Pfeile wählen. Alt und Pfeile verschieben. Entf entfernt. Strg und D verdoppelt, Strg und C, X, V kopieren, schneiden aus und fügen ein.';
export const emptyPage = 'Auf der Seite steht noch nichts. Fügen Sie einen Block ein.';
export const settings = 'Einstellungen';
export const chooseFirst = 'Wählen Sie einen Block auf der Seite oder in der Liste.';
export const noSettings = 'Dieser Block hat keine Einstellungen.';
export const standard = (value: string): string => (value === '' ? 'Standard' : `Standard: ${value}`);
export const yes = 'Ja';
export const no = 'Nein';
export const range = (min: number, max: number, unit: string): string =>
  `${min} bis ${max}${unit && ` ${unit}`}`;
export const bindingHint = 'Geben Sie einen Wert ein, oder wählen Sie einen aus den Daten der Seite.';
export const visibleWhen = 'Nur sichtbar mit';
export const undo = 'Rückgängig';
export const redo = 'Wiederholen';
export const duplicate = 'Verdoppeln';
export const remove = 'Entfernen';
export const page = 'Seite';
export const json = 'JSON';
export const view = 'Was zu sehen ist';
export const jsonLabel = 'Die Seite als JSON';
export const jsonHint = 'Was Sie hier schreiben, zählt, sobald es eine Seite ist.';
export const noJson = (reason: string): string => `Das ist kein JSON, und nichts ist geändert: ${reason}`;
export const noView =
  'Das ist keine Seite, und nichts ist geändert: sie braucht ein Objekt „regions“ mit einer Liste „content“.';
export const notLoaded = 'Die Seite lässt sich nicht zeigen. Ihr JSON steht darunter.';
export const copied = 'Der Block ist kopiert; er lässt sich in jede Seite einfügen.';
export const noBlockCopied = 'Es gibt keinen Block zum Einfügen.';
export const insertSearchBlock = (block: string): string =>
  `Es gibt keine Beschreibung für Suchmaschinen: Fügen Sie den Block „${block}“ ein.`;
export const blockNamed = (label: string, summary: string): string => `${label} „${summary}“`;
export const tooDeep = 'Für eine Seite ist es zu tief verschachtelt, und nichts ist geändert.';
