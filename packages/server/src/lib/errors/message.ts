import { german } from './texts.de.ts';
import { type ErrorTexts, english } from './texts.ts';

/** A sentence in each language that it is there in, as `de`. */
export type Message = { readonly en: string } & Readonly<Record<string, string>>;

/** Makes sentences of a package's own texts: each in all of their languages. */
export const messagesOf =
  <Texts>({ en, ...more }: { readonly en: Texts } & Readonly<Record<string, Texts>>) =>
  (pick: (texts: Texts) => string): Message => ({
    ...Object.fromEntries(Object.entries(more).map(([language, texts]) => [language, pick(texts)])),
    en: pick(en),
  });

/** A sentence of the host's, in all its languages. */
export const message: (pick: (texts: ErrorTexts) => string) => Message = messagesOf({
  en: english,
  de: german,
});

/** The languages that errors of the host are there in. */
export const messageLanguages: ReadonlyMap<string, ErrorTexts> = new Map([
  ['en', english],
  ['de', german],
]);
