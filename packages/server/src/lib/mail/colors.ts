/**
 * The site's colours as mails and PDFs need them: sRGB, since programs for mail read no OKLCH. They are those of the toolkit's
 * tokens, which a test compares them with.
 */
export const lightColors = {
  paper: '#fcf9f5',
  surface: '#fffefd',
  line: '#ddd9d0',
  ink: '#13213c',
  'ink-soft': '#4b5669',
  panel: '#122955',
  'on-panel': '#fcfaf6',
  accent: '#b14818',
  'on-accent': '#fdfcf8',
} as const;

type Colors = Readonly<Record<keyof typeof lightColors, string>>;

/** The colours of dark schemes, by the same names as `lightColors`. */
export const darkColors: Colors = {
  paper: '#0d1420',
  surface: '#161d2c',
  line: '#313b4c',
  ink: '#f1eee9',
  'ink-soft': '#aeb5c0',
  panel: '#162c55',
  'on-panel': '#f7f5f1',
  accent: '#f0995b',
  'on-accent': '#250f06',
};
