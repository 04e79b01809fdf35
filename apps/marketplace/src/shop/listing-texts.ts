import type { ProductTexts, ProductTranslations } from '@relab/commerce';
import { catalogue } from '../demo/catalogue.ts';
import type { Fact, ListingTranslator, Test } from '../listing/statements.ts';

type Translate = (text: string) => string | null;
type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isFact = (value: unknown): value is Fact =>
  isEntry(value) &&
  isText(value.name) &&
  isText(value.value) &&
  ['string', 'undefined'].includes(typeof value.unit);
const isTest = (value: unknown): value is Test =>
  isEntry(value) && isText(value.what) && isText(value.result);

/** A list that travels as JSON. All of it stays as written where one entry does, so that it is in one language. */
function listOf<One>(
  isOne: (value: unknown) => value is One,
  translate: (one: One) => One | null,
): Translate {
  return (json) => {
    let list: unknown;
    try {
      list = JSON.parse(json);
    } catch {
      return null;
    }
    if (!Array.isArray(list) || !list.every(isOne)) return null;
    const translated = list.map(translate);
    return translated.includes(null) ? null : JSON.stringify(translated);
  };
}

/** Which fields of a listing follow the language of the page, and how. */
const textsOf = ({ type, title, text, caption, fact, test }: ListingTranslator): ProductTexts => ({
  name: title,
  caption,
  fields: {
    Type__c: type,
    Key_Facts__c: listOf(isFact, fact),
    Facts__c: listOf(isFact, fact),
    Included__c: listOf(isText, text),
    Missing__c: listOf(isText, text),
    Tests__c: listOf(isTest, test),
    Tested_By__c: text,
    Condition_Note__c: text,
    Description: text,
    Warranty__c: text,
    Shipping_Note__c: text,
    Seller_Note__c: text,
  },
});

export const listingTexts: ProductTranslations = Object.fromEntries(
  Object.entries(catalogue.listingTranslators).map(([language, translator]) => [
    language,
    textsOf(translator),
  ]),
);

/** Types as other languages call them, so that what stands on a page can be searched for. */
export const typeSynonyms: Readonly<Record<string, string>> = Object.fromEntries(
  catalogue.typeTranslations.flatMap((types) =>
    Object.entries(types).map(([type, translated]) => [translated, type]),
  ),
);
