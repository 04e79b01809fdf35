import { isObject, type Json, type JsonObject } from '../content/body-value.ts';

/**
 * Where a component stands in a view: regions and numbers in turn, as in `content.0.content.2`. A region is named by the same
 * without its last number: `content.0.content`.
 */
export type Place = string;

/** A component, or a view: what has regions. */
type Holder = JsonObject;

export interface Slot {
  readonly region: Place;
  readonly index: number;
}

/** The region and the number of a component. */
export function slotOf(place: Place): Slot {
  const dot = place.lastIndexOf('.');
  return { region: place.slice(0, dot), index: Number(place.slice(dot + 1)) };
}

export const placeOf = ({ region, index }: Slot): Place => `${region}.${index}`;

/** The component that a region belongs to; undefined for those of the view. */
export function ownerOf(region: Place): Place | undefined {
  const dot = region.lastIndexOf('.');
  return dot < 0 ? undefined : region.slice(0, dot);
}

export const regionsOf = ({ regions }: Holder): JsonObject => (isObject(regions) ? regions : {});

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** What stands in a region; nothing where there is no such region. */
export function componentsAt(view: Holder, region: Place): readonly Json[] {
  const [name = '', index, ...rest] = region.split('.');
  const list = listOf(regionsOf(view)[name]);
  if (index === undefined) return list;
  const inside = list[Number(index)];
  return isObject(inside) ? componentsAt(inside, rest.join('.')) : [];
}

export function componentAt(view: Holder, place: Place): JsonObject | undefined {
  const { region, index } = slotOf(place);
  const component = componentsAt(view, region)[index];
  return isObject(component) ? component : undefined;
}

/** A view with another list of components in a region; all that it does not touch is the same object as before. */
export function changeRegion(
  holder: Holder,
  region: Place,
  change: (components: readonly Json[]) => readonly Json[],
): Holder {
  const [name = '', index, ...rest] = region.split('.');
  const regions = regionsOf(holder);
  const list = listOf(regions[name]);
  const changed =
    index === undefined
      ? change(list)
      : list.map((component, at) =>
          at === Number(index) && isObject(component)
            ? changeRegion(component, rest.join('.'), change)
            : component,
        );
  return { ...holder, regions: { ...regions, [name]: changed } };
}

/** Where a place is once `by` components more stand at a slot before it, or fewer. */
export function shifted(place: Place, { region, index }: Slot, by: number): Place {
  if (!place.startsWith(`${region}.`)) return place;
  const [number = '', ...rest] = place.slice(region.length + 1).split('.');
  const at = Number(number);
  return at < index ? place : [region, at + by, ...rest].join('.');
}
