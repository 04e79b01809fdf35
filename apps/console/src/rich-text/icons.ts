// On the grid and in the stroke of the toolkit's icons.

export const boldIcon = 'M7.5 5h5.2a3.3 3.3 0 0 1 0 6.6H7.5ZM7.5 11.6h6a3.7 3.7 0 0 1 0 7.4h-6Z';
export const italicIcon = 'M10 5h7M7 19h7M13.6 5l-3.2 14';
export const underlineIcon = 'M7.5 4.5v6.7a4.5 4.5 0 0 0 9 0V4.5M6 19.5h12';
export const strikeIcon =
  'M5 12h14M16.5 8c-.3-2-2-3.2-4.5-3.2S7.7 6 7.7 8M7.5 15.5c.2 2.3 2 3.7 4.5 3.7s4.6-1.2 4.6-3.4';
export const subscriptIcon = 'M4.5 6l8 10M12.5 6l-8 10M16 16.2c.8-1.6 3.8-1.2 3.5.6-.2 1-3.5 2.5-3.5 3.7h4';
export const superscriptIcon = 'M4.5 8l8 10M12.5 8l-8 10M16 4.2c.8-1.6 3.8-1.2 3.5.6-.2 1-3.5 2.5-3.5 3.7h4';
export const codeIcon = 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5';
export const numbersIcon =
  'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-.8v4.6M4 15.8c.6-1.3 2.9-.9 2.6.5-.2.9-2.6 1.8-2.6 3h2.7';
export const quoteIcon =
  'M10 7.5c-3 .6-4.5 2.5-4.5 5.5v3.5H10V12H6.5M19 7.5c-3 .6-4.5 2.5-4.5 5.5v3.5H19V12h-3.5';
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1';
export const pictureIcon = 'M4 5.5h16v13H4ZM4 16l4.5-4.5 4 4 2.5-2.5 5 4.5M15.5 9.5h.1';
export const tableIcon = 'M4 5.5h16v13H4ZM4 10h16M4 14.3h16M12 5.5v13';
export const undoIcon = 'M8.5 4.5 4 9l4.5 4.5M4 9h9.5a5.5 5.5 0 0 1 0 11H10';
export const redoIcon = 'm15.5 4.5 4.5 4.5-4.5 4.5M20 9h-9.5a5.5 5.5 0 0 0 0 11H14';
