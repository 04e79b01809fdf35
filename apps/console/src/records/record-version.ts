/**
 * What makes a write fail where a record has another version, which null leaves out. To the millisecond: the client writes times
 * that end in Z as HTTP does, whose dates have seconds alone.
 */
export const unlessChangedSince = (systemModstamp: string | null): { readonly ifUnmodifiedSince?: string } =>
  systemModstamp === null ? {} : { ifUnmodifiedSince: systemModstamp.replace(/Z$/, '+00:00') };
