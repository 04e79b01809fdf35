export const preview = 'Vorschau';
export const frameTitle = (title: string): string => `${title}, wie es auf der Website sein wird`;
export const width = 'Breite';
export const widths: Readonly<Record<string, string>> = { 390: 'Telefon', 820: 'Tablet', 1440: 'Desktop' };
export const colors = 'Farben';
export const schemes: Readonly<Record<string, string>> = { light: 'Hell', dark: 'Dunkel' };
export const copyLink = 'Link kopieren';
export const copied = (until: string): string =>
  `Der Link ist kopiert. Wer ihn hat, sieht die gespeicherte Version bis ${until}.`;
export const notCopied = (link: string): string =>
  `Der Link konnte nicht kopiert werden; hier steht er: ${link}`;
export const opening = 'Die Seite wird geöffnet …';
