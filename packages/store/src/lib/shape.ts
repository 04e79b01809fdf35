import { type Fields, isRecord, linkNames, type StoredRecord, sameNames } from './record.ts';

/** Which fields an answer holds. The answers of one page share it, so that it is worked out once. */
export interface Shape {
  readonly names: readonly string[];
  /** Names of the fields that lead to records. */
  readonly links: readonly string[];
  /** Names of the fields of these records, one list for each. */
  readonly inside: readonly (readonly string[])[];
  /** Paths of all the fields, five levels deep (D-161). */
  readonly paths: readonly string[];
}

/** Paths of all the fields that an answer holds, five levels deep (D-161). */
export function representedFields({ fields }: { readonly fields: Fields }, depth = 5): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = field?.value;
    if (!isRecord(value)) return [name];
    const nested = depth > 1 ? representedFields(value, depth - 1) : [];
    return nested.length > 0 ? nested.map((path) => `${name}.${path}`) : [name];
  });
}

const insideOf = ({ fields }: StoredRecord, name: string): Fields => {
  const value = fields[name]?.value;
  return isRecord(value) ? value.fields : {};
};

/** Whether the records inside an answer have the fields that a shape says, and lead no further. */
function fitsInside({ links, inside }: Shape, answer: StoredRecord): boolean {
  for (let index = 0; index < links.length; index++) {
    const fields = insideOf(answer, links[index] ?? '');
    if (!sameNames(inside[index] ?? [], fields) || linkNames(fields).length > 0) return false;
  }
  return true;
}

const fits = (shape: Shape, answer: StoredRecord): boolean =>
  sameNames(shape.names, answer.fields) &&
  linkNames(answer.fields, shape.links) === shape.links &&
  fitsInside(shape, answer);

/** The shape of an answer: one of those that are known, or a new one that joins them. */
export function shapeOf(answer: StoredRecord, known: Shape[]): Shape {
  const { fields } = answer;
  for (const shape of known) if (fits(shape, answer)) return shape;
  const links = linkNames(fields);
  const shape: Shape = {
    names: Object.keys(fields),
    links,
    inside: links.map((name) => Object.keys(insideOf(answer, name))),
    paths: representedFields(answer),
  };
  known.push(shape);
  return shape;
}

/** Those of the paths that an answer of this shape was to have and does not. A link that is null lacks nothing. */
export function absentPaths(
  { names, links, paths: held }: Shape,
  paths: readonly string[],
): readonly string[] {
  return paths.filter((path) => {
    const name = path.split('.', 1)[0] ?? path;
    return !names.includes(name) || (links.includes(name) && !held.includes(path));
  });
}
