import { isObject, type Json, type JsonObject } from '../content/body-value.ts';
import * as texts from './texts.ts';

/** The server stores no more levels than 64, of which the request itself takes some. */
const maxLevels = 60;

/** Whether objects and lists are nested in each other deeper than pages may be. Without recursion: the input is anybody's. */
export function isTooDeep(value: Json): boolean {
  let level: readonly Json[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxLevels) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values<Json>(one) : []));
  }
  return false;
}

export type ReadView = { readonly view: JsonObject } | { readonly problem: string };

/** The page that a text is, or why it is none. */
export function readView(text: string): ReadView {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    return { problem: texts.noJson(error instanceof Error ? error.message : '') };
  }
  if (!isObject(value) || !isObject(value.regions) || !Array.isArray(value.regions.content))
    return { problem: texts.noView };
  return isTooDeep(value) ? { problem: texts.tooDeep } : { view: value };
}
