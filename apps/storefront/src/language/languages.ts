import { createLanguages, type Language } from '@relab/pages/routes';

export const languages = [
  { label: 'English', locale: 'en-US', prefix: '' },
  { label: 'Deutsch', locale: 'de-DE', prefix: '/de' },
] as const satisfies readonly Language[];

export type Locale = (typeof languages)[number]['locale'];
export type Prefix = (typeof languages)[number]['prefix'];

export const { localeOf, inLanguages } = createLanguages(languages);
