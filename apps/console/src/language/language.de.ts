import type { Locale } from './language.ts';

export const locale: Locale = 'de-DE';
export const otherLocale: Locale = 'en-US';
export const otherLabel = 'English';
