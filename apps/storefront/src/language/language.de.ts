import { english, type Language, type Locale, type Prefix } from './languages.ts';

export const locale: Locale = 'de-DE';
export const prefix: Prefix = '/de';
export const contentLanguage: string | undefined = 'de';
export const sellersLanguage: string | undefined = 'en';
export const others: readonly Language[] = [english];
