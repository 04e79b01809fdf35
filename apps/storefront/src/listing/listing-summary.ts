import { type Condition, findCondition } from '../condition/condition.ts';
import { locale, sellersLanguage } from '../language/language.ts';
import { type Fact, readFacts } from './facts.ts';
import * as texts from './weight-texts.ts';

/** Fields as a product has them, by API name. */
export type ListingFields = Readonly<Record<string, string | null | undefined>>;

/** What a card shows of a listing: the fields, parsed. Missing texts are empty; weights are in kg. */
export interface ListingSummary {
  readonly name: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly type: string;
  readonly condition: Condition | undefined;
  readonly year: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly weightKg: number | undefined;
  /** True where the weight is good for planning the transport, not a measured one. */
  readonly isWeightEstimate: boolean;
  readonly keyFacts: readonly Fact[];
  /** Names of fields that are in the seller's language, whichever the page's is. */
  readonly fieldsAsWritten: readonly string[];
  /** The language of a field, where it is another one than the page's (WCAG 3.1.2). */
  readonly languageOf: (field: string) => string | undefined;
}

/** The trimmed text of a field; empty where there is none. */
export const textOf = (fields: ListingFields, name: string): string => fields[name]?.trim() ?? '';

/** A number that is not negative; undefined where a field has none. */
export function amountOf(fields: ListingFields, name: string): number | undefined {
  const text = textOf(fields, name);
  const value = Number(text);
  return text !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** A number field may travel with decimals: `2016.0` is 2016. */
export const wholeNumberOf = (fields: ListingFields, name: string): string =>
  textOf(fields, name).replace(/\.0+$/, '');

/** Reads from a product's fields what a card shows. Never throws: what is missing or malformed is left empty. */
export function readSummary(fields: ListingFields): ListingSummary {
  const text = (name: string) => textOf(fields, name);
  const fieldsAsWritten = text('FieldsAsWritten').split(';');
  return {
    name: text('Name'),
    manufacturer: text('Manufacturer__c'),
    model: text('Model__c') || text('Name'),
    type: text('Type__c'),
    condition: findCondition(text('Condition__c')),
    year: wholeNumberOf(fields, 'Year__c'),
    city: text('Location_City__c'),
    country: text('Location_Country__c'),
    weightKg: amountOf(fields, 'Weight_kg__c'),
    isWeightEstimate: text('Weight_Is_Estimate__c') === 'true',
    keyFacts: readFacts(fields.Key_Facts__c),
    fieldsAsWritten,
    languageOf: (field) => (fieldsAsWritten.includes(field) ? sellersLanguage : undefined),
  };
}

/** What a search found carries its values one level deeper. */
export function flatFields(
  fields: Readonly<Record<string, { readonly value: string | null }>>,
): ListingFields {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
}

// Made once: making one takes longer than rendering a card.
const lightWeight = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const weight = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

/** A weight in readable form: `99 kg`, `2.4 kg`, `about 1,250 kg`; empty where it is unknown. */
export function weightText({ weightKg, isWeightEstimate }: ListingSummary): string {
  if (weightKg === undefined) return '';
  const format = weightKg < 10 ? lightWeight : weight;
  const text = `${format.format(weightKg)} kg`;
  return isWeightEstimate ? texts.approximateWeight(text) : text;
}
