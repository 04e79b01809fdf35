import { isObject, type JsonObject } from '../content/body-value.ts';
import { type Place, regionsOf } from './place.ts';

/** A component in the outline of a page. */
export interface OutlineRow {
  readonly place: Place;
  /** From 1. */
  readonly level: number;
  readonly component: JsonObject;
  /** The region that it stands in. */
  readonly region: string;
}

/** The components of a view in the order in which they are read; what is hidden comes last. */
export function outlineOf(holder: JsonObject, prefix = '', level = 1): readonly OutlineRow[] {
  return Object.entries(regionsOf(holder))
    .toSorted(([one], [other]) => Number(other === 'content') - Number(one === 'content'))
    .flatMap(([region, components]) =>
      Array.isArray(components)
        ? components.flatMap((component, index): readonly OutlineRow[] => {
            if (!isObject(component)) return [];
            const place = `${prefix}${region}.${index}`;
            return [{ place, level, component, region }, ...outlineOf(component, `${place}.`, level + 1)];
          })
        : [],
    );
}

export const definitionOf = ({ definition }: JsonObject): string =>
  typeof definition === 'string' ? definition : '';

export const attributesOf = ({ attributes }: JsonObject): JsonObject =>
  isObject(attributes) ? attributes : {};

/** A summary of a component, to distinguish it from others of its kind. */
export function summaryOf(component: JsonObject): string {
  const attributes = attributesOf(component);
  const text = ['text', 'title', 'label', 'content', 'pageName', 'pageTitle']
    .map((name) => attributes[name])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? text.replace(/<[^>]*>/g, '').slice(0, 60) : '';
}
