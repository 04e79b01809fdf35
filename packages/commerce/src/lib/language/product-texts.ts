import type { ProductImage } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { acceptedLanguage } from '@relab/server/http';

type Translate = (text: string) => string | null;

/** The texts of products in one language. Null leaves a text as it was written: sellers write freely. */
export interface ProductTexts {
  readonly name: Translate;
  /** Titles and alternative texts of pictures and documents. */
  readonly caption: Translate;
  /** Fields whose value depends on the language, by API name. */
  readonly fields: Readonly<Record<string, Translate>>;
}

/** By language, as `de`; the language of the catalogue itself needs none. */
export type ProductTranslations = Readonly<Record<string, ProductTexts>>;

type Fields = Readonly<Record<string, string | null>>;

/** Beside the fields of a translated product: those that are still in the language of the catalogue, separated by `;`. */
export const fieldsAsWritten = 'FieldsAsWritten';

/** Puts a product into the language of the request. */
export interface TranslateProduct {
  name(name: string): string;
  image<Image extends ProductImage>(image: Image): Image;
  fields(fields: Fields): Fields;
}

const asWritten: TranslateProduct = {
  name: (name) => name,
  image: (image) => image,
  fields: (fields) => fields,
};

/** Documents are fetched in the language, as `de`. */
const inLanguage = (url: string, language: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}language=${language}`;

export function translateProduct(texts: ProductTexts | undefined, language: string): TranslateProduct {
  if (!texts) return asWritten;
  const byField: ProductTexts['fields'] = { Name: texts.name, ...texts.fields };
  const caption = (text: string | null): string | null => (text && texts.caption(text)) ?? text;
  return {
    name: (name) => texts.name(name) ?? name,
    image: (image) => ({
      ...image,
      title: caption(image.title),
      alternateText: caption(image.alternateText),
      url: image.mediaType === 'Document' ? inLanguage(image.url, language) : image.url,
    }),
    fields(fields) {
      const untranslated: string[] = [];
      const translated = Object.entries(fields).map(([field, value]) => {
        const translate = Object.hasOwn(byField, field) ? byField[field] : undefined;
        const text = value === null || value === '' ? value : translate?.(value);
        if (text === null && value !== null) untranslated.push(field);
        return [field, text ?? value] as const;
      });
      const rest = untranslated.length > 0 ? { [fieldsAsWritten]: untranslated.join(';') } : {};
      return { ...Object.fromEntries(translated), ...rest };
    },
  };
}

export function translateProductFor(
  { headers }: Pick<Context, 'headers'>,
  { productTexts, locale }: { readonly productTexts?: ProductTranslations; readonly locale: string },
): TranslateProduct {
  const language = productTexts && acceptedLanguage(productTexts, locale, headers.get('accept-language'));
  return language ? translateProduct(productTexts[language], language) : asWritten;
}
