import type { JsonObject } from '../content/body-value.ts';
import {
  changeRegion,
  componentAt,
  componentsAt,
  ownerOf,
  type Place,
  placeOf,
  type Slot,
  shifted,
  slotOf,
} from './place.ts';

/** A view after a change, and the component that is chosen then. */
export interface Edited {
  readonly view: JsonObject;
  readonly place: Place | undefined;
}

export function insertComponent(view: JsonObject, slot: Slot, component: JsonObject): Edited {
  const index = Math.min(Math.max(0, slot.index), componentsAt(view, slot.region).length);
  const at = { ...slot, index };
  return {
    view: changeRegion(view, slot.region, (list) => list.toSpliced(index, 0, component)),
    place: placeOf(at),
  };
}

/** Without a component; the next one is chosen, else the one before it, else what it stood in. */
export function removeComponent(view: JsonObject, place: Place): Edited {
  const slot = slotOf(place);
  const without = changeRegion(view, slot.region, (list) => list.toSpliced(slot.index, 1));
  const left = componentsAt(without, slot.region).length;
  const next =
    left === 0 ? ownerOf(slot.region) : placeOf({ ...slot, index: Math.min(slot.index, left - 1) });
  return { view: without, place: next };
}

/** Undefined where it cannot go: into itself. */
export function moveComponent(view: JsonObject, from: Place, to: Slot): Edited | undefined {
  const component = componentAt(view, from);
  if (!component || to.region === from || to.region.startsWith(`${from}.`)) return undefined;
  const inserted = insertComponent(view, to, component);
  if (inserted.place === undefined) return undefined;
  const original = shifted(from, to, 1);
  const left = slotOf(original);
  return {
    view: changeRegion(inserted.view, left.region, (list) => list.toSpliced(left.index, 1)),
    place: shifted(inserted.place, left, -1),
  };
}

export function duplicateComponent(view: JsonObject, place: Place): Edited | undefined {
  const component = componentAt(view, place);
  const { region, index } = slotOf(place);
  return component && insertComponent(view, { region, index: index + 1 }, component);
}

/** A component in the place of another one. */
export function replaceComponent(view: JsonObject, place: Place, component: JsonObject): Edited {
  const { region, index } = slotOf(place);
  return { view: changeRegion(view, region, (list) => list.with(index, component)), place };
}

/** Where a component goes that is moved by a key; undefined where it cannot go further. */
export function slotBeside(
  view: JsonObject,
  place: Place,
  direction: 'up' | 'down' | 'in' | 'out',
  regionOf: (component: JsonObject) => string | undefined,
): Slot | undefined {
  const { region, index } = slotOf(place);
  switch (direction) {
    case 'up':
      return index > 0 ? { region, index: index - 1 } : undefined;
    case 'down':
      // Counted while it still stands where it is.
      return index + 1 < componentsAt(view, region).length ? { region, index: index + 2 } : undefined;
    case 'in': {
      const before = placeOf({ region, index: index - 1 });
      const component = index > 0 ? componentAt(view, before) : undefined;
      const name = component && regionOf(component);
      if (name === undefined) return undefined;
      const inside = `${before}.${name}`;
      return { region: inside, index: componentsAt(view, inside).length };
    }
    case 'out': {
      const owner = ownerOf(region);
      if (owner === undefined) return undefined;
      const outer = slotOf(owner);
      return { region: outer.region, index: outer.index + 1 };
    }
  }
}
