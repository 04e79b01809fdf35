/** Nothing in it can be changed, however deep: what a cache answers belongs to all who read it. */
export type ReadonlyDeep<Value> = Value extends object
  ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
  : Value;
