import { textsDe } from './texts.de.ts';
import { type RecordTexts, texts } from './texts.ts';

const tables: Readonly<Record<string, RecordTexts>> = { de: textsDe };

/** What the platform says in a language, as `de`; in English where it does not know the language. */
export const textsIn = (language: string): RecordTexts =>
  (Object.hasOwn(tables, language) ? tables[language] : undefined) ?? texts;
