import { invalidConfig } from '../errors/errors.ts';

/** D-161. */
const deepest = 5;

/**
 * Names as `Object.Field`, each once, sorted (D-155 to D-157), cut off below five levels (D-161). A name without an
 * object throws (D-158).
 */
export function fieldNames(names: readonly string[]): readonly string[] {
  for (const name of names) {
    if (!/^[^.]+\.[^.]/.test(name)) throw invalidConfig('Value does not include an object API name.');
  }
  return [...new Set(names.filter((name) => name.split('.').length <= deepest + 1))].sort();
}

/** What stands before the first dot: the object that a qualified name belongs to. */
export const objectOf = (name: string): string => name.slice(0, name.indexOf('.'));

/** Paths from the record: qualified names without their object. */
export const fieldPaths = (names: readonly string[]): readonly string[] =>
  names.map((name) => name.slice(name.indexOf('.') + 1));
