import { isObject } from '../content-body.ts';
import type { MemberType } from './collection-members.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** What a client needs to show an item: its fields with their JSON types. */
function summary({ schema }: MemberType): JsonSchema {
  const properties = isObject(schema?.properties) ? schema.properties : {};
  const typesOnly = Object.entries(properties).map(
    ([name, property]) =>
      [name, { type: isObject(property) ? (property.type ?? 'string') : 'string' }] as const,
  );
  return { properties: Object.fromEntries(typesOnly) };
}

/**
 * The schema of the items of a collection: of their one type, or any of several. Expanded, it has everything that the types declare of their
 * fields.
 */
export function collectionSchema(types: readonly MemberType[], isExpanded: boolean): JsonSchema {
  const schemas = types.map((type) => ({
    title: type.fully_qualified_name,
    ...(isExpanded ? (type.schema ?? summary(type)) : summary(type)),
  }));
  const [only = { properties: {} }] = schemas;
  return schemas.length > 1 ? { anyOf: schemas } : only;
}
