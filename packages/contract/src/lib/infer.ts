import type * as z from 'zod/mini';

/** Nothing in it can be changed, however deep: what a cache answers belongs to all who read it. */
export type ReadonlyDeep<Value> = Value extends object
  ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
  : Value;

/** The type of a response, from the schema that describes it. */
export type Infer<Schema extends z.ZodMiniType> = ReadonlyDeep<z.infer<Schema>>;
