import type { Locale, Prefix } from './languages.ts';

// What the pages are built in. `language.de.ts` stands for this file where they are built in German: see `@relab/pages/vite`.

export const locale: Locale = 'en-US';
export const prefix: Prefix = '';
/** The language in which contents are requested; the channel's own if undefined. */
export const contentLanguage: string | undefined = undefined;
/** What listings are written in, where that is another language than the pages': so it is read aloud (WCAG 3.1.2). */
export const sellersLanguage: string | undefined = undefined;

// The other language; each a constant, which the build puts where it is used.
export const otherLabel = 'Deutsch';
export const otherLocale: Locale = 'de-DE';
export const otherPrefix: Prefix = '/de';
