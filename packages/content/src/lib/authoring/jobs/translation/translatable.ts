import type { Schema } from '@relab/contract';
import type { ContentBodyInput } from '../../../content-body.ts';
import type { BodySchema, NodeSchema, NodeType } from '../../../types/node.ts';

/** A text that is translated. */
export interface Translatable {
  /** Where it stands: `title`, or the way into the body. */
  readonly name: string;
  readonly text: string;
  readonly isMarkup: boolean;
}

const wordy: readonly (NodeType | undefined)[] = ['NameField', 'Text', 'MultilineText', 'RichText'];
/** Names of what machines read. */
const technical = new Set(['contentKey', 'contentKeys', 'contentTypeFQN', 'mimeType', 'name', 'type', 'url']);

const nodeOf = (schema: Schema): NodeType | undefined => (schema as Partial<NodeSchema>)['x-node'];

function isWords(name: string, schema: Schema): boolean {
  // What has a form of its own, such as a domain, is no words.
  if (schema.type !== 'string' || schema.enum || schema.pattern !== undefined) return false;
  const node = nodeOf(schema);
  if (name === 'contentTypeFQN') return false;
  return node === undefined ? !technical.has(name) : wordy.includes(node);
}

type Visit = (text: string, path: readonly string[], schema: Schema) => string;

/** The value with each text in it that people read replaced by what `visit` makes of it. */
function mapWords(
  schema: Schema,
  value: unknown,
  path: readonly string[],
  name: string,
  visit: Visit,
): unknown {
  const { items, properties } = schema;
  if (typeof value === 'string')
    return isWords(name, schema) && value.trim() !== '' ? visit(value, path, schema) : value;
  if (Array.isArray(value))
    return items
      ? value.map((member, at) => mapWords(items, member, [...path, `${at}`], name, visit))
      : value;
  if (typeof value !== 'object' || value === null || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const inner = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return [key, inner ? mapWords(inner, member, [...path, key], key, visit) : member];
    }),
  );
}

const nameOf = (path: readonly string[]): string => ['contentBody', ...path].join('/');

/** The readable texts of a content, in their order. A body without a schema has none. */
export function translatableTexts(
  schema: BodySchema | null,
  title: string,
  body: ContentBodyInput,
): readonly Translatable[] {
  const found: Translatable[] = [{ name: 'title', text: title, isMarkup: false }];
  if (schema)
    mapWords(schema, body, [], '', (text, path, node) => {
      found.push({ name: nameOf(path), text, isMarkup: nodeOf(node) === 'RichText' });
      return text;
    });
  return found;
}

/** The body with texts in place of its own, by their names. */
export function withTexts(
  schema: BodySchema | null,
  body: ContentBodyInput,
  texts: ReadonlyMap<string, string>,
): ContentBodyInput {
  if (!schema) return body;
  // Only texts change: it keeps its shape.
  return mapWords(schema, body, [], '', (text, path) => texts.get(nameOf(path)) ?? text) as ContentBodyInput;
}
