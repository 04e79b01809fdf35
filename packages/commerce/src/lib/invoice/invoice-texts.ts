import { german } from './texts.de.ts';
import { english, type InvoiceTexts } from './texts.ts';

const tables: Readonly<Record<string, InvoiceTexts>> = { en: english, de: german };

/** English where a document names no language, as those from before there were several. */
export const invoiceTexts = ({ language = 'en' }: { readonly language?: string }): InvoiceTexts =>
  (Object.hasOwn(tables, language) ? tables[language] : undefined) ?? english;
