import type { DeclaredPeriod, Texts } from './retention-line.ts';

const units: Readonly<Record<string, Readonly<Record<DeclaredPeriod['unit'], readonly [string, string]>>>> = {
  en: { hour: ['hour', 'hours'], day: ['day', 'days'], month: ['month', 'months'], year: ['year', 'years'] },
  de: {
    hour: ['Stunde', 'Stunden'],
    day: ['Tag', 'Tage'],
    month: ['Monat', 'Monate'],
    year: ['Jahr', 'Jahre'],
  },
};

/** The text in a language, in English where it is not there in that one. */
export const textIn = (language: string, texts: Texts): string => (language === 'de' ? texts.de : texts.en);

/** As `90 days after the last change`, with the period that is set. */
export function periodText(period: DeclaredPeriod, length: number, language: string): string {
  if (length === 0) return language === 'de' ? 'unbegrenzt' : 'without end';
  const known = language === 'de' ? 'de' : 'en';
  const [one = '', many = ''] = units[known]?.[period.unit] ?? [];
  return `${length} ${length === 1 ? one : many} ${textIn(known, period.since)}`;
}
