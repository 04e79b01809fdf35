import type { BodySchema } from './node.ts';

/** A kind of content. */
export interface ContentType {
  readonly fullyQualifiedName: string;
  readonly name: string;
  /** Of its body; null takes any. */
  readonly schema: BodySchema | null;
  /** What contents of the type can do, by fully qualified names. */
  readonly mixins: readonly string[];
}
