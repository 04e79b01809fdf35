import { checkValue, type Problem, type Schema } from '@relab/contract';
import type { ContentType } from '@relab/contract/content';

/** JSON Schema of a part of a body, with the server's hints for editors. */
export interface NodeSchema {
  readonly title?: string;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  readonly 'x-node'?: string;
  readonly properties?: Readonly<Record<string, NodeSchema>>;
  readonly required?: readonly string[];
  /** The order of the properties in a form. */
  readonly 'x-order'?: readonly string[];
  readonly items?: NodeSchema;
  readonly anyOf?: readonly NodeSchema[];
  readonly enum?: readonly unknown[];
  /** What the values of `enum` are called. */
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

export type NodeKind =
  | 'line'
  | 'text'
  | 'richText'
  | 'url'
  | 'date'
  | 'dateTime'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'media'
  | 'content'
  | 'group'
  | 'list'
  /** Nothing that a control stands for: edited as JSON. */
  | 'json';

const kindsOfNodes: Readonly<Record<string, NodeKind>> = {
  Content: 'content',
  Date: 'date',
  DateTime: 'dateTime',
  Media: 'media',
  MultilineText: 'text',
  RichText: 'richText',
  Url: 'url',
};

/** Longer than this a text gets more than a line. */
const lineLength = 255;

/** What edits a part of a body. */
export function kindOf(schema: NodeSchema): NodeKind {
  const node = kindsOfNodes[schema['x-node'] ?? ''];
  if (node) return node;
  if (schema.enum?.every((choice) => typeof choice === 'string')) return 'choice';
  if (schema.type === 'string') return (schema.maxLength ?? lineLength) > lineLength ? 'text' : 'line';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type === 'boolean') return 'boolean';
  if (schema.type === 'object' && schema.properties) return 'group';
  if (schema.type === 'array' && schema.items) return 'list';
  return 'json';
}

/** The label of a choice's value; the value itself without one. */
export const choiceLabel = ({ 'x-labels': labels = {} }: NodeSchema, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;

/** The schema of a type's body; undefined where any body is allowed. */
export const bodySchemaOf = ({ schema }: ContentType): NodeSchema | undefined => schema ?? undefined;

/** The members of an object in the order of its form. */
export function membersOf({
  properties = {},
  'x-order': order = [],
}: NodeSchema): readonly [string, NodeSchema][] {
  const place = (name: string): number => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return Object.entries(properties).toSorted(([one], [other]) => place(one) - place(other));
}

/** A member that is null is one that is not there. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === null || member === '' ? [] : [[name, withoutNulls(member)]],
    ),
  );
}

/** What keeps a body from being published, as the server will find it. */
export function publishProblems(schema: NodeSchema | undefined, body: unknown): readonly Problem[] {
  if (!schema) return [];
  const problems: Problem[] = [];
  checkValue(schema as Schema, withoutNulls(body), problems);
  return problems;
}

/** The titles on the way to a part of a body: "Fields, 2, Label". */
export function labelOf(schema: NodeSchema | undefined, path: readonly string[]): string {
  const [name, ...rest] = path;
  if (name === undefined) return '';
  const at = schema?.properties?.[name] ?? (/^\d+$/.test(name) ? schema?.items : undefined);
  const label = schema?.items && /^\d+$/.test(name) ? String(Number(name) + 1) : (at?.title ?? name);
  return rest.length === 0 ? label : `${label}, ${labelOf(at, rest)}`;
}
