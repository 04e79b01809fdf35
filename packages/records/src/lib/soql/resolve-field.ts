import { mayReadField, type Reader } from '../objects/access.ts';
import { relationshipNameOf } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Names have no case in a query. Undefined for an object that is not declared. */
export const findObject = (name: string, { objects }: Reader): ObjectDeclaration | undefined =>
  objects.get(name) ?? objects.all.find(({ apiName }) => same(apiName, name));

/** The names of the fields that the reader may read, in the order in which they were declared. */
export const readableFields = (object: ObjectDeclaration, { principal }: Reader): readonly string[] =>
  Object.entries(object.allFields).flatMap(([name, field]) => (mayReadField(field, principal) ? [name] : []));

/** A path as the declarations spell it; undefined when there is no such field, or none that the reader may read. */
export function resolvePath(
  object: ObjectDeclaration,
  path: readonly string[],
  reader: Reader,
): readonly string[] | undefined {
  const [name = '', ...rest] = path;
  const fields = readableFields(object, reader);
  if (rest.length === 0) {
    const own = fields.find((field) => same(field, name));
    return own === undefined ? undefined : [own];
  }
  for (const field of fields) {
    const declared = object.allFields[field];
    const target = declared?.to === undefined ? undefined : reader.objects.get(declared.to);
    if (!declared || !target) continue;
    const relationship = declared.relationshipName ?? relationshipNameOf(field);
    const inner = same(relationship, name) ? resolvePath(target, rest, reader) : undefined;
    if (inner) return [relationship, ...inner];
  }
  return undefined;
}
