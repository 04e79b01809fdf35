import type { Fact } from '@relab/toolkit/facts-table';
import { locale } from '../../language/language.ts';
import type { Listing } from '../../listing/listing.ts';
import * as texts from './texts.tsx';

/** All facts of a listing, each once, the deciding ones first, then what every listing has. */
export function tableFacts(listing: Listing): readonly Fact[] {
  const { keyFacts, facts, manufacturer, model, year, weightKg, isWeightEstimate, dimensions, sku } = listing;
  const lang = listing.languageOf('Facts__c');
  const all: Fact[] = [...keyFacts, ...facts].map(({ name, value, unit }) => ({
    label: name,
    value,
    unit,
    lang,
  }));
  const add = (label: string, value: string, unit?: string) => {
    if (value !== '') all.push({ label, value, unit });
  };
  add(
    isWeightEstimate ? texts.approximateWeight : texts.weight,
    weightKg === undefined ? '' : weightKg.toLocaleString(locale),
    'kg',
  );
  const [, size = '', unit] = /^(.*?)\s*(mm|cm)?$/.exec(dimensions) ?? [];
  add(texts.size, size, unit);
  add(texts.year, year);
  add(texts.manufacturer, manufacturer);
  add(texts.model, model);
  add(texts.listing, sku);
  const seen = new Set<string>();
  return all.filter(({ label }) => !seen.has(label) && seen.add(label));
}

/** An ISO date in words; anything else unchanged. */
export function listedOn(date: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  return time.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
