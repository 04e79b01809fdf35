import type { Schema } from '@relab/contract';
import { sanitizeContent } from '@relab/records/rich-text';
import type { BodySchema, NodeSchema } from './types/node.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type ContentBodyInput = { readonly [name: string]: Json };

const isRichText = (schema: Schema): boolean => (schema as Partial<NodeSchema>)['x-node'] === 'RichText';

function cleanValue(value: Json, schema: Schema | undefined): Json {
  if (!schema) return value;
  if (typeof value === 'string') return isRichText(schema) ? sanitizeContent(value) : value;
  if (Array.isArray(value)) return value.map((member) => cleanValue(member, schema.items));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {} } = schema;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      cleanValue(member, Object.hasOwn(properties, name) ? properties[name] : undefined),
    ]),
  );
}

/**
 * A body on its way in. What its type calls rich text is sanitised; every other text is words and stays as it was written,
 * `<` included: it is escaped where it is shown. A body without a schema is data for blocks, which trust nothing.
 */
export function cleanBody(body: ContentBodyInput, schema: BodySchema | null): ContentBodyInput {
  if (!schema) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, member]) => [
      name,
      cleanValue(member, Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined),
    ]),
  );
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of the pictures, documents and contents that a body names with `{ contentKey }`, anywhere in it. */
export function referencedKeys(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const member of value) referencedKeys(member, found);
  else if (isObject(value)) {
    if (typeof value.contentKey === 'string') found.add(value.contentKey);
    for (const member of Object.values(value)) referencedKeys(member, found);
  }
  return found;
}

const mediaTokens = /\{!?cms-?media[:(]\s*([A-Za-z0-9_-]{1,64})\s*\)?\}/gi;

/** All keys that a body names: as references, as members of a collection, and as tokens in its rich text. */
export function namedKeys(value: unknown, found = referencedKeys(value)): Set<string> {
  if (typeof value === 'string') for (const [, key = ''] of value.matchAll(mediaTokens)) found.add(key);
  else if (Array.isArray(value)) for (const member of value) namedKeys(member, found);
  else if (isObject(value)) {
    const { contentKeys } = value;
    if (Array.isArray(contentKeys))
      for (const key of contentKeys) if (typeof key === 'string') found.add(key);
    for (const member of Object.values(value)) namedKeys(member, found);
  }
  return found;
}

/** The body with the tokens of those pictures replaced by their addresses, ready to stand in rich text. */
export function fillTokens(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return value.replace(mediaTokens, (token, key: string) => addresses.get(key) ?? token);
  if (Array.isArray(value)) return value.map((member) => fillTokens(member, addresses));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, fillTokens(member, addresses)]),
  );
}

/** The stored facts about a picture or a document. */
export type FindMedia = (contentKey: string) => Readonly<Record<string, unknown>> | undefined;

/**
 * The body with each `{ contentKey }` filled in from that picture; members that the body gives stay. What names
 * none is the same as before.
 */
export function fillReferences(value: unknown, find: FindMedia): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const filled = value.map((member) => fillReferences(member, find));
    return filled.some((member, index) => member !== value[index]) ? filled : value;
  }
  let own = value as Readonly<Record<string, unknown>>;
  for (const [name, member] of Object.entries(value)) {
    const filled = fillReferences(member, find);
    if (filled !== member) own = { ...own, [name]: filled };
  }
  const media = typeof own.contentKey === 'string' ? find(own.contentKey) : undefined;
  if (!media) return own;
  const given = Object.entries(own).filter(([, member]) => member !== null && member !== '');
  return { ...media, ...Object.fromEntries(given) };
}
