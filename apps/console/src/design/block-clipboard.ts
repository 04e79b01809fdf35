import { isObject, type Json, type JsonObject } from '../content/body-value.ts';
import { isTooDeep } from './read-view.ts';

/** Under which this browser keeps the block that was copied last, so that another page can have it. */
const key = 'relab-console-block';

export const copyBlock = (component: JsonObject): void =>
  localStorage.setItem(key, JSON.stringify(component));

/** The block that was copied last; undefined where there is none. */
export function copiedBlock(): JsonObject | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Json;
    return isObject(value) && typeof value.definition === 'string' && !isTooDeep(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
