import { german } from './texts.de.ts';
import { type ErrorTexts, english } from './texts.ts';

/** A sentence in each language that it is there in, as `de`. */
export type Message = { readonly en: string } & Readonly<Record<string, string>>;

/** A sentence of the host's, in all its languages. */
export const message = (pick: (texts: ErrorTexts) => string): Message => ({
  en: pick(english),
  de: pick(german),
});

/** The languages that errors of the host are there in. */
export const messageLanguages: ReadonlyMap<string, ErrorTexts> = new Map([
  ['en', english],
  ['de', german],
]);
