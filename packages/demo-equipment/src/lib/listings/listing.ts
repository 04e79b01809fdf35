import type { LeafCategory } from '../catalogue/categories.ts';
import type { Equipment } from '../catalogue/equipment.ts';
import { type Fact, type FactRow, toFact } from '../catalogue/fact.ts';
import type { Model } from '../catalogue/model.ts';
import { practiceFor } from '../catalogue/practices.ts';
import { type Place, sellers } from '../catalogue/sellers.ts';
import { mainsFor } from '../catalogue/supply.ts';
import { type Appearance, appearanceOf } from './appearance.ts';
import type { ConditionName } from './condition.ts';
import { conditionNote } from './condition-note.ts';
import { contentsOf } from './contents.ts';
import { conditionOf, inspectionOf, type Test } from './inspection.ts';
import { type Paper, papersOf } from './paperwork.ts';
import { catalogueYear, priceOf } from './price.ts';
import { createRandom, type Random, seedOf } from './random.ts';
import { type ShippingMethod, shippingOf } from './shipping.ts';
import { type SpecialHandling, specialHandlingOf } from './special-handling.ts';
import { warrantyOf } from './warranty.ts';

/** One offer: usually one unit, as its seller describes it. */
export type Listing = {
  /** `RL-000001`, counted up. */
  readonly sku: string;
  /** urlName of the leaf category. */
  readonly category: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly type: string;
  readonly equipment: Equipment;
  /** Manufacturer, model and type; at most 120 characters. */
  readonly name: string;
  readonly year: number;
  readonly condition: ConditionName;
  readonly conditionNote: string;
  /** The deciding ones first, marked `key`. */
  readonly facts: readonly Fact[];
  readonly included: readonly string[];
  readonly missing: readonly string[];
  readonly tests: readonly Test[];
  /** A role; empty where nothing was tested. */
  readonly testedBy: string;
  readonly location: Place;
  /** Id of the seller. */
  readonly seller: string;
  /** EUR, two digits after the point. */
  readonly price: string;
  /** Higher than `price`, or null. */
  readonly originalPrice: string | null;
  /** 0 when sold. */
  readonly stock: number;
  readonly weightKg: number;
  /** True where `weightKg` is good for planning the transport only; say "about" with it. */
  readonly weightIsEstimate: boolean;
  /** In mm, null where unknown. */
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number } | null;
  /** 0 for none. */
  readonly warrantyMonths: number;
  readonly warrantyText: string;
  readonly shipping: ShippingMethod;
  readonly shippingText: string;
  readonly specialHandling: readonly SpecialHandling[];
  readonly documents: readonly Paper[];
  /** For the drawing, so that units of one kind differ. */
  readonly seed: number;
  readonly appearance: Appearance;
};

/** What is on offer at one place of the catalogue, before the unit is described. */
export type Offer = {
  readonly category: LeafCategory;
  readonly model: Model;
  /** Which one of its category it is, counted from 0. */
  readonly turn: number;
};

/** The first word of a note about a lot, by its size. */
const lotWords = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Describes the unit at a place in the catalogue. The same arguments always give the same listing. */
export function createListing(index: number, { category, model, turn }: Offer): Listing {
  const seed = seedOf(index);
  const random = createRandom(seed);
  const practice = practiceFor(model.equipment);
  const condition = conditionOf(model, random);
  const year = yearOf(model, condition, random);
  const seller = random.pick(sellers.filter((one) => one.groups.includes(category.parent ?? '')));
  const location = random.chance(0.7) ? seller.home : random.pick([seller.home, ...seller.depots]);
  const stock = stockOf(index, model, condition, random);
  const note = conditionNote(condition, practice, year, turn, random);
  const shipping = shippingOf(model.equipment, model.weightKg, random);
  const number = String(index + 1).padStart(6, '0');
  return {
    sku: `RL-${number}`,
    category: category.urlName,
    manufacturer: model.manufacturer,
    model: model.model,
    type: model.type,
    equipment: model.equipment,
    name: `${model.manufacturer} ${model.model} ${model.type}`,
    year,
    condition,
    conditionNote: stock > 1 ? `${lotWords[stock] ?? stock} units of the same year and state. ${note}` : note,
    facts: factsOf(model, category.keyFacts, location.country, random),
    ...contentsOf(model, condition, practice, location.country, random),
    ...inspectionOf(condition, practice, random),
    location,
    seller: seller.id,
    ...priceOf(model.newPrice, condition, year, random),
    stock,
    weightKg: model.weightKg,
    weightIsEstimate: model.weightEstimated === true,
    dimensions: dimensionsOf(model),
    ...warrantyOf(condition, random),
    shipping: shipping.method,
    shippingText: shipping.text,
    specialHandling: specialHandlingOf(model.type),
    documents: papersOf(condition),
    seed,
    appearance: appearanceOf(model.manufacturer, model.model),
  };
}

/** Later years of production are more frequent among what is sold; surplus is from the end of it. */
function yearOf(model: Model, condition: ConditionName, random: Random): number {
  const last = Math.min(model.years[1], catalogueYear - 1);
  const reach = condition === 'NewSurplus' ? 3 : 16;
  const first = Math.max(model.years[0], last - reach);
  return first + Math.floor(Math.max(random.next(), random.next()) * (last - first + 1));
}

/** A listing is one unit as a rule, sometimes a lot of alike smaller ones, and now and then already sold. */
function stockOf(index: number, model: Model, condition: ConditionName, random: Random): number {
  const canBeLot =
    model.newPrice < 15_000 &&
    (condition === 'NewSurplus' || condition === 'Refurbished' || condition === 'UsedTestedWorking');
  const size = canBeLot && random.chance(0.14) ? random.integer(2, 6) : 1;
  return index % 61 === 40 ? 0 : size;
}

function factsOf(model: Model, keys: readonly string[], country: string, random: Random): Fact[] {
  const rows: FactRow[] = [...model.facts];
  for (const [name, values] of model.options ?? []) rows.push([name, random.pick(values)]);
  const mains = mainsFor(model.supply, country);
  if (mains !== undefined) rows.push(['Voltage', mains]);
  if (model.weightEstimated !== true) rows.push(['Weight', String(model.weightKg), 'kg']);
  if (model.size !== undefined) rows.push(['Width × depth × height', model.size.join(' × '), 'mm']);
  const deciding = keys.flatMap((key) => rows.filter(([name]) => name === key));
  const others = rows.filter(([name]) => !keys.includes(name));
  return [...deciding.map((row) => toFact(row, true)), ...others.map((row) => toFact(row, false))];
}

function dimensionsOf(model: Model): Listing['dimensions'] {
  if (model.size === undefined) return null;
  const [width, depth, height] = model.size;
  return { width, depth, height };
}
