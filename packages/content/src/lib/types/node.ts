import type { ObjectSchema, Schema } from '@relab/contract';

/** What a field of a content is to those who edit and show it. */
export type NodeType =
  | 'Content'
  | 'Date'
  | 'DateTime'
  | 'Media'
  | 'MediaSource'
  | 'MultilineText'
  | 'NameField'
  | 'RichText'
  | 'Text'
  | 'Url';

/** JSON Schema of a field, and what it is. */
export interface NodeSchema extends Schema {
  readonly title: string;
  readonly 'x-node'?: NodeType;
  /** What the values of its `enum` are called. */
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  /** The names of the properties as they stand in a form: PostgreSQL does not keep their order. */
  readonly 'x-order'?: readonly string[];
}

/** The schema of a body. */
export interface BodySchema extends ObjectSchema {
  readonly properties: Readonly<Record<string, NodeSchema>>;
  readonly 'x-order'?: readonly string[];
}

const node =
  (type: NodeType, schema: Schema) =>
  (title: string): NodeSchema => ({
    title,
    ...schema,
    'x-node': type,
  });

const line: Schema = { type: 'string', maxLength: 255 };
const key: Schema = { type: 'string', minLength: 1, maxLength: 64 };

/** A part of a field: what it is called, and what it may be. */
export const part = <Part extends Schema>(title: string, schema: Part): NodeSchema & Part => ({
  title,
  ...schema,
});

export const name = node('NameField', { type: 'string', minLength: 1, maxLength: 255 });
export const plain = node('Text', line);
export const lines = node('MultilineText', { type: 'string', maxLength: 32_000 });
export const richText = node('RichText', { type: 'string', maxLength: 200_000 });
export const link = node('Url', { type: 'string', maxLength: 2048 });
/** A picture or a document: its key; a body may give other words for it than it has itself. */
export const media = node('Media', {
  type: 'object',
  properties: {
    contentKey: part('Content key', key),
    altText: part('Alternative text', line),
    title: part('Title', line),
  },
  required: ['contentKey'],
});

/** Another content: its key. */
export const content = node('Content', { type: 'string', maxLength: 64 });

/** One of some values, each with what it is called. */
export const choice = (title: string, labels: Readonly<Record<string, string>>): NodeSchema => ({
  title,
  type: 'string',
  enum: Object.keys(labels),
  'x-labels': labels,
});

/** The schema of a body with these fields. */
export const body = (
  properties: Readonly<Record<string, NodeSchema>>,
  required: readonly string[],
): BodySchema => ({ type: 'object', properties, required, 'x-order': Object.keys(properties) });

/** Fields that belong together, in the order in which they stand in a form. */
export const group = (
  title: string,
  properties: Readonly<Record<string, NodeSchema>>,
  required: readonly string[] = [],
): NodeSchema => ({ title, type: 'object', properties, required, 'x-order': Object.keys(properties) });

/** A list of what is no node itself. */
export const labelled = (title: string, items: Schema | NodeSchema, maxItems = 200): NodeSchema => ({
  title,
  type: 'array',
  items,
  maxItems,
});
