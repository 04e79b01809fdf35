import type { Problem } from '@relab/contract';
import { FieldLayout } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import type { NodeSchema } from './body-schema.ts';
import type { Json } from './body-value.ts';
import * as texts from './texts.ts';

/** A part of a body in a form. */
export interface NodeProps {
  readonly schema: NodeSchema;
  /** What the part is called: the schema's title, or an entry of a list. */
  readonly label: string;
  /** The names on the way to it. */
  readonly path: readonly string[];
  readonly value: Json | undefined;
  /** Undefined takes the part out. */
  readonly onChange: (value: Json | undefined) => void;
  /** What keeps the body from being published, by path. */
  readonly problems: readonly Problem[];
  readonly spaceId: string;
}

/** The id of the element that a problem at this path leads to. */
export const nodeId = (path: readonly string[]): string => `body-${path.join('-')}`;

/** What every control has beside its value. A problem is a hint: a draft is saved with it all the same. */
export const fieldOf = ({
  label,
  path,
  problems,
}: NodeProps): {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
} => {
  const problem = problems.find((one) => one.path.join('.') === path.join('.'));
  return { name: path.join('.'), id: nodeId(path), label, hint: problem && texts.required };
};

export const asText = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

export const textOrNone = (text: string): string | undefined => (text === '' ? undefined : text);

export interface NodeFrameProps {
  readonly node: NodeProps;
  readonly children: ReactNode;
}

/** The label and the hint of a control of our own. */
export const NodeFrame = ({ node, children }: NodeFrameProps): ReactNode => (
  <FieldLayout {...fieldOf(node)}>{children}</FieldLayout>
);
