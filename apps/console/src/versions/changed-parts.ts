import { choiceLabel, kindOf, membersOf, type NodeKind, type NodeSchema } from '../content/body-schema.ts';
import type { JsonObject } from '../content/body-value.ts';
import { isObject, isSame, type Json } from '../content/body-value.ts';
import type { Draft } from '../content/draft.ts';

/** A value that two versions have differently. */
export interface ChangedValue {
  /** On the way from its part: "2, Label"; empty for the part itself. */
  readonly label: string;
  readonly kind: NodeKind;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** The title, the URL name, or a member of the body: what can be restored on its own. */
export interface ComparedPart {
  /** `title`, `urlName`, or `body.<name>`, as the parts of a draft are called. */
  readonly part: string;
  readonly label: string;
  /** Empty where both versions have the same. */
  readonly changes: readonly ChangedValue[];
}

export interface PartLabels {
  readonly title: string;
  readonly urlName: string;
}

const join = (label: string, name: string): string => (label === '' ? name : `${label}, ${name}`);

function changesIn(
  schema: NodeSchema,
  label: string,
  before: Json | undefined,
  after: Json | undefined,
): readonly ChangedValue[] {
  if (isSame(before ?? undefined, after ?? undefined)) return [];
  const kind = kindOf(schema);
  if (kind === 'group' && (isObject(before) || isObject(after))) {
    const members = new Map(membersOf(schema));
    const [from, to] = [objectOf(before), objectOf(after)];
    const others = [...Object.keys(from), ...Object.keys(to)].filter((name) => !members.has(name));
    for (const name of others) members.set(name, {});
    return [...members].flatMap(([name, member]) =>
      changesIn(member, join(label, member.title ?? name), from[name], to[name]),
    );
  }
  if (kind === 'list' && (Array.isArray(before) || Array.isArray(after))) {
    const [from, to] = [listOf(before), listOf(after)];
    return Array.from({ length: Math.max(from.length, to.length) }, (_, at) =>
      changesIn(schema.items ?? {}, join(label, String(at + 1)), from[at], to[at]),
    ).flat();
  }
  return [{ label, kind, before: shownValue(schema, kind, before), after: shownValue(schema, kind, after) }];
}

/** A choice as it is called. */
function shownValue(schema: NodeSchema, kind: NodeKind, value: Json | undefined): Json | undefined {
  if (kind === 'choice' && typeof value === 'string') return choiceLabel(schema, value);
  return value ?? undefined;
}

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** All parts of two versions: those that differ first, else in the order of the form. */
export function compareDrafts(
  schema: NodeSchema | undefined,
  before: Draft,
  after: Draft,
  labels: PartLabels,
): readonly ComparedPart[] {
  const line: NodeSchema = { type: 'string' };
  const members = new Map(schema ? membersOf(schema) : []);
  for (const name of [...Object.keys(before.body), ...Object.keys(after.body)])
    if (!members.has(name)) members.set(name, {});
  const parts: readonly ComparedPart[] = [
    { part: 'title', label: labels.title, changes: changesIn(line, '', before.title, after.title) },
    { part: 'urlName', label: labels.urlName, changes: changesIn(line, '', before.urlName, after.urlName) },
    ...[...members].map(([name, member]) => ({
      part: `body.${name}`,
      label: member.title ?? name,
      changes: changesIn(member, '', before.body[name], after.body[name]),
    })),
  ];
  return parts.toSorted((one, other) => Number(other.changes.length > 0) - Number(one.changes.length > 0));
}
