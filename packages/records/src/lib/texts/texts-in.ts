import { german } from './texts.de.ts';
import { english, type RecordTexts } from './texts.ts';

const tables: Readonly<Record<string, RecordTexts>> = { de: german };

/** What the platform says in a language, as `de`; in English where it does not know the language. */
export const textsIn = (language: string): RecordTexts =>
  (Object.hasOwn(tables, language) ? tables[language] : undefined) ?? english;
