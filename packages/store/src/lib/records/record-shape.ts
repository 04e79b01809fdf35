import { type Fields, linkNames, sameNames } from './record.ts';

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

/** Names of the fields that lead to records: the list of a known shape where they are the same. */
export function sharedLinks(fields: Fields, known: readonly Shape[]): readonly string[] {
  let links: readonly string[] | undefined;
  for (const shape of known) {
    links = linkNames(fields, shape.links);
    if (links === shape.links) return links;
  }
  return links ?? linkNames(fields);
}

/** The shape of a response: one of those that are known, or a new one that joins them. */
export function shapeOf(
  fields: Fields,
  links: readonly string[],
  inside: readonly Shape[],
  known: Shape[],
): Shape {
  for (const shape of known) {
    if (shape.links !== links || !sameNames(shape.names, fields)) continue;
    if (shape.inside.every((one, index) => one === inside[index])) return shape;
  }
  const names = Object.keys(fields);
  const shape: Shape = { names, links, inside, paths: pathsOf(names, links, inside) };
  known.push(shape);
  return shape;
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
