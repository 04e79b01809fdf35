import { type Fields, isRecord } from './record.ts';

/** D-161: how many references a path follows. Records further down stay inside the response as they came. */
export const maxPathDepth = 5;

/** Which fields a response holds. The responses of one page share it, so that it is worked out once. */
export interface Shape {
  readonly names: readonly string[];
  /** Names of the fields that lead to records. */
  readonly links: readonly string[];
  /** Shapes of these records, one for each. */
  readonly inside: readonly Shape[];
  /** Paths of all the fields, five levels deep (D-161). */
  readonly paths: readonly string[];
}

/** The fields have the shape's names, in its order, and lead to records where it does. */
function hasShape(fields: Fields, { names, links }: Shape): boolean {
  let [count, leading] = [0, 0];
  for (const name in fields) {
    if (names[count++] !== name) return false;
    const value = fields[name]?.value;
    // Few values are objects, and a call for each of the others would be noticed.
    if (typeof value === 'object' && isRecord(value) && links[leading++] !== name) return false;
  }
  return count === names.length && leading === links.length;
}

/** The shape that the fields have, where it is the one that the record had before or one of those of the page. */
export const findShape = (
  fields: Fields,
  before: Shape | undefined,
  known: readonly Shape[],
): Shape | undefined =>
  before && hasShape(fields, before) ? before : known.find((shape) => hasShape(fields, shape));

/**
 * The shape of a response: the one that is alike, where the records inside have the shapes that its own have, or another
 * known one of the same names, or a new one that joins them.
 */
export function shapeOf(
  fields: Fields,
  alike: Shape | undefined,
  links: readonly string[],
  inside: readonly Shape[],
  known: Shape[],
): Shape {
  if (alike && isInside(alike, inside)) return alike;
  const names = alike?.names ?? Object.keys(fields);
  const stored = alike && known.find((shape) => shape.names === names && isInside(shape, inside));
  if (stored) return stored;
  const shape: Shape = { names, links, inside, paths: pathsOf(names, links, inside) };
  known.push(shape);
  return shape;
}

function isInside(shape: Shape, inside: readonly Shape[]): boolean {
  for (let index = 0; index < inside.length; index++) if (shape.inside[index] !== inside[index]) return false;
  return true;
}

function pathsOf(
  names: readonly string[],
  links: readonly string[],
  inside: readonly Shape[],
): readonly string[] {
  const nested = new Map(links.map((name, index) => [name, inside[index]]));
  return names.flatMap((name) => {
    const paths = nested.get(name)?.paths.filter((path) => path.split('.').length < maxPathDepth) ?? [];
    return paths.length > 0 ? paths.map((path) => `${name}.${path}`) : [name];
  });
}

/** Those of the paths that a response of this shape was to have and does not. A link that is null lacks nothing. */
export function absentPaths(
  { names, links, paths: stored }: Shape,
  paths: readonly string[],
): readonly string[] {
  return paths.filter((path) => {
    const name = path.split('.', 1)[0] ?? path;
    return !names.includes(name) || (links.includes(name) && !stored.includes(path));
  });
}
