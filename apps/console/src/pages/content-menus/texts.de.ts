export const title = (space: string): string => `Menüs von ${space}`;
export const hint =
  'Ein Menü wird in jeder Sprache des Bereichs geschrieben und steht nach dem Veröffentlichen auf der nächsten Seite, die geöffnet wird.';
export const newMenu = 'Neues Menü';
export const create = 'Anlegen';
export const menu = 'Menü';
export const menuTitle = 'Titel';
export const apiName = 'Name für Seiten';
export const apiNameHint =
  'Mit diesem Namen ruft der Baustein „Navigationsmenü“ es ab: ein Buchstabe, dann Buchstaben, Ziffern und Unterstriche. Er bleibt.';
export const shown = 'Wo es steht';
export const atFoot = 'Im Fuß jeder Seite';
export const inBlocks = (name: string): string => `In Bausteinen, die es nennen: ${name}`;
export const status = 'Status';
export const empty = 'Es gibt keine Menüs';
export const emptyHint = 'Ein Menü namens Footer steht im Fuß jeder Seite, andere in Seiten aus Bausteinen.';
