import type { BodySchema } from './node.ts';

/** What a type is called in another language, and its fields and their choices by their places: see `textsOfType`. */
export interface TypeTranslation {
  readonly name: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** A kind of content. */
export interface ContentType {
  readonly fullyQualifiedName: string;
  readonly name: string;
  /** Of its body; null takes any. */
  readonly schema: BodySchema | null;
  /** What contents of the type can do, by fully qualified names. */
  readonly mixins: readonly string[];
  /** By language, as `de`. */
  readonly translations?: Readonly<Record<string, TypeTranslation>>;
}
