import type { OrderSummary } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { acceptedLanguage } from '@relab/server/http';
import { type TranslateProduct, translateProduct } from '../language/product-texts.ts';
import { type Translate, translateIn } from '../language/translate.ts';
import { localeOf, type MarketOptions } from '../market/market.ts';
import type { CommerceOptions } from '../options/options.ts';

type TranslatedTexts = Pick<CommerceOptions, 'locale' | 'translations' | 'productTexts'>;

/** Languages that mails and invoices are written in beside English, and how each writes amounts, days and countries. */
const locales: Readonly<Record<string, string>> = { de: 'de_DE' };

/** The language that an order is placed in, which its mails and papers keep; null for the shop's own. */
export const requestLanguage = (
  { headers }: Pick<Context, 'headers'>,
  { locale }: Pick<CommerceOptions, 'locale'>,
): string | null => acceptedLanguage(locales, locale, headers.get('accept-language'));

/** The locale for an order: that of its language, else that of the market it was placed in. */
export const orderLocale = (language: string | null, shop: MarketOptions, currency: string): string =>
  (language !== null && Object.hasOwn(locales, language) ? locales[language] : undefined) ??
  localeOf(shop, currency);

/** An order with its names in a language. */
export function localizeOrder(
  order: OrderSummary,
  language: string | null,
  shop: TranslatedTexts,
): OrderSummary {
  const { translations, locale, productTexts } = shop;
  const texts = language === null ? undefined : productTexts?.[language];
  return translateOrder(
    order,
    translateIn(translations, locale, language),
    translateProduct(texts, language ?? locale),
  );
}

type Method = OrderSummary['deliveryMethod'];

/** What the shop called things when the order was placed, in the language of the request. */
export function translateOrder(
  order: OrderSummary,
  translate: Translate,
  translateTexts: TranslateProduct,
): OrderSummary {
  const translateMethod = ({ name, description }: Method): Method => ({
    name: translate(name),
    description: translate(description),
  });
  const translateName = <Item extends { readonly name: string }>(item: Item): Item => ({
    ...item,
    name: translateTexts.name(item.name),
  });
  return {
    ...order,
    items: order.items.map(translateName),
    ...(order.returns && {
      returns: order.returns.map((one) => ({ ...one, items: one.items.map(translateName) })),
    }),
    ...(order.returnableItems && { returnableItems: order.returnableItems.map(translateName) }),
    deliveryMethod: translateMethod(order.deliveryMethod),
    deliveryGroups: order.deliveryGroups.map((group) => ({
      ...group,
      deliveryMethod: translateMethod(group.deliveryMethod),
    })),
    taxNotes: order.taxNotes.map(translate),
  };
}
