import { german } from './texts.de.ts';
import { english, type RecordTexts } from './texts.ts';

const tables: Readonly<Record<string, RecordTexts>> = { de: german };

/** The platform's texts in a language, as `de`; in English where it does not have the language. */
export const textsIn = (language: string): RecordTexts =>
  (Object.hasOwn(tables, language) ? tables[language] : undefined) ?? english;
