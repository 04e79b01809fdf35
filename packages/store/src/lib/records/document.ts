/** A place in a response: names of members and places in lists, from the outside in. Empty for the whole answer. */
export type Path = readonly (string | number)[];

/** Records in a response, which are stored once each: a list of them, or one. */
export interface RecordPart {
  readonly at: Path;
  readonly ids: readonly string[] | string;
  /** Paths from each record. */
  readonly fields: readonly string[];
  readonly optionalFields?: readonly string[];
}

/** A part of a response that is stored under a key of its own, because other reads use it too. */
export interface KeyedPart {
  readonly at: Path;
  readonly key: string;
}

/** A part of a response that no other read uses, which is merged over a record. */
export interface PlainPart {
  readonly at: Path;
  readonly value: unknown;
}

/** A response whose parts are stored elsewhere. They are put into their places in their order. */
export interface Document {
  /** The rest of the response; of no matter where a part stands for the whole. */
  readonly value?: unknown;
  readonly parts: readonly (RecordPart | KeyedPart | PlainPart)[];
}

/** Distinguishes responses that are built from parts from those stored as they came. */
export const isDocument = (content: unknown): content is Document =>
  typeof content === 'object' && content !== null && Array.isArray((content as Document).parts);

/** The value with something else in a place, copied only along the way there. */
export function withValueAt(value: unknown, at: Path, part: unknown, depth = 0): unknown {
  const step = at[depth];
  if (step === undefined) return part;
  const inner = withValueAt(Object(value)[step], at, part, depth + 1);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  const copy: Record<string, unknown> = { ...(value as object) };
  // Defined and not written, so that a member called `__proto__` stays a member.
  Object.defineProperty(copy, step, { value: inner, enumerable: true, writable: true, configurable: true });
  return copy;
}
