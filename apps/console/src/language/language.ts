// What the console is built in. `language.de.ts` stands for this file in the German build: see `@relab/pages/vite`.

export type Locale = 'en-US' | 'de-DE';

export const locale: Locale = 'en-US';
export const otherLocale: Locale = 'de-DE';
export const otherLabel = 'Deutsch';
