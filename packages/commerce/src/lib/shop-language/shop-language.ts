import { type InLanguage, type TextTables, textsIn } from '@relab/server/mail';
import { translateProduct } from '../language/product-texts.ts';
import { type Translate, translateIn } from '../language/translate.ts';
import type { CommerceOptions } from '../options/options.ts';
import { orderLocale } from './order-language.ts';

/** What of a shop depends on the language. */
export type TranslatedShop = Pick<
  CommerceOptions,
  'locale' | 'currency' | 'markets' | 'translations' | 'productTexts' | 'localizedPath'
>;

/** What a mail of the shop is written with. */
export interface ShopLanguage<Texts> extends InLanguage<Texts> {
  /** How amounts, days and counts are written, by the currency that something is charged in. */
  readonly locale: (currency: string) => string;
  /** The name of a product; as its seller wrote it where it has no translation. */
  readonly productName: (name: string) => string;
  /** What the shop calls things, such as conditions. */
  readonly translate: Translate;
  /** The path of a page of the site. */
  readonly localizedPath: (path: string) => string;
}

/** In a stored language (`de`, or a locale as `de_AT`), or in the shop's own where that is null or has no texts. */
export function shopLanguage<Texts>(
  shop: TranslatedShop,
  tables: TextTables<Texts>,
  stored: string | null,
): ShopLanguage<Texts> {
  const { language, texts } = textsIn(tables, stored, shop.locale);
  const { name } = translateProduct(shop.productTexts?.[language], language);
  return {
    language,
    texts,
    locale: (currency) => orderLocale(stored && language, shop, currency),
    productName: name,
    translate: translateIn(shop.translations, shop.locale, language),
    localizedPath: (path) => shop.localizedPath?.(path, language) ?? path,
  };
}
