import type { Equipment } from './equipment.ts';
import type { FactRow } from './fact.ts';
import type { Supply } from './supply.ts';

/** What is the same for every unit of a model: facts from its data sheet, left out where they are not certain. */
export type Model = {
  readonly manufacturer: string;
  readonly model: string;
  /** What it is, in words, as it stands in a title after the model. */
  readonly type: string;
  readonly equipment: Equipment;
  readonly facts: readonly FactRow[];
  /** Facts that differ from unit to unit, with the equipment levels that are usual. */
  readonly options?: readonly (readonly [name: string, values: readonly string[]])[];
  readonly supply: Supply;
  /** Of the unit without accessories. */
  readonly weightKg: number;
  /** True where the weight is an estimate, good enough to plan the transport but not a fact to state. */
  readonly weightEstimated?: true;
  /** Width, depth, height in mm. */
  readonly size?: readonly [width: number, depth: number, height: number];
  /** What a buyer paid for a new one, in EUR, roughly. */
  readonly newPrice: number;
  /** First and last year of production; the last year of the catalogue for models still made. */
  readonly years: readonly [from: number, to: number];
  readonly comesWith: readonly string[];
};
