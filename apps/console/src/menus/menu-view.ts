import type { NodeSchema } from '../content/body-schema.ts';
import { isObject, type Json, type JsonObject } from '../content/body-value.ts';
import { componentAt, type Place } from '../design/place.ts';

/** The region that holds the entries of a menu, and those below an entry. */
export const entries = 'items';

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const withRegion = ({ items, ...entry }: JsonObject): JsonObject => {
  const below = listOf(items);
  return below.length === 0 ? entry : { ...entry, regions: { [entries]: below.map(withRegion) } };
};

const withItems = ({ regions, ...entry }: JsonObject): JsonObject => {
  const below = isObject(regions) ? listOf(regions[entries]) : [];
  return below.length === 0 ? entry : { ...entry, items: below.map(withItems) };
};

/** The entries of a menu as a page that is made of them, so that they are moved, undone and chosen as blocks are. */
export const menuView = (items: Json | undefined): JsonObject => ({
  regions: { [entries]: listOf(items).map(withRegion) },
});

/** The entries as a menu stores them. */
export const menuItems = (view: JsonObject): readonly JsonObject[] =>
  isObject(view.regions) ? listOf(view.regions[entries]).map(withItems) : [];

/** How many levels a menu has by its schema: as many as the site shows. */
export const levelsOf = (schema: NodeSchema | undefined): number =>
  schema?.items ? 1 + levelsOf(schema.items.properties?.items) : 0;

/** The level of an entry, from 1. */
export const levelAt = (place: Place): number => place.split('.').filter((part) => part === entries).length;

const depthOf = ({ regions }: JsonObject): number => {
  const below = isObject(regions) ? listOf(regions[entries]) : [];
  return 1 + Math.max(0, ...below.map(depthOf));
};

/** Whether an entry with all below it may stand in a region without going deeper than a menu does. */
export function fitsIn(view: JsonObject, place: Place, region: Place, levels: number): boolean {
  const entry = componentAt(view, place);
  return entry !== undefined && levelAt(region) - 1 + depthOf(entry) <= levels;
}
