import type { Context } from '@relab/server/http';
import { acceptedLanguage } from '@relab/server/http';
import { type ProductTranslations, translateProductFor } from './product-texts.ts';

/**
 * The names of the shop in other languages: by language (`de`), for each name as the catalogue has it, such as that of a
 * category, a facet or a way of delivery. What is not there stays as it is.
 */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A name of the catalogue in the language of the request. */
export interface Translate {
  <Text extends string | null>(text: Text): Text | string;
  /** BCP 47: how numbers and days are written in that language; English where it is absent. */
  readonly locale?: string;
}

const withLocale = (translate: Translate, locale: string | undefined): Translate =>
  Object.assign(translate, { locale });

/** Names in the first of the accepted languages in which the shop has translations, or its own. */
export function translateIn(
  translations: Translations | undefined,
  own: string,
  accepted: string | null,
): Translate {
  const language = translations && acceptedLanguage(translations, own, accepted);
  const names = language && translations[language];
  if (!names) return withLocale((text) => text, own.replace('_', '-'));
  return withLocale(
    (text) => (text !== null && Object.hasOwn(names, text) ? (names[text] ?? text) : text),
    language,
  );
}

/** Translates the names that the shop gave, and those of products, into the language of the request. */
export function translateFor(
  context: Pick<Context, 'headers'>,
  options: {
    readonly translations?: Translations;
    readonly productTexts?: ProductTranslations;
    readonly locale: string;
  },
): Translate {
  const translate = translateIn(options.translations, options.locale, context.headers.get('accept-language'));
  const { name } = translateProductFor(context, options);
  return withLocale((text) => {
    const translated = translate(text);
    return text !== null && translated === text ? name(text) : translated;
  }, translate.locale);
}
