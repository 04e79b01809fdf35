import type { Locale, Prefix } from './languages.ts';

export const locale: Locale = 'de-DE';
export const prefix: Prefix = '/de';
export const contentLanguage: string | undefined = 'de';
export const sellersLanguage: string | undefined = 'en';

export const otherLabel = 'English';
export const otherLocale: Locale = 'en-US';
export const otherPrefix: Prefix = '';
