/** May be kept, but is asked for again each time: who asks decides what is in it. */
export const tagged = (eTag: string): Readonly<Record<string, string>> => ({
  ETag: `"${eTag}"`,
  'Cache-Control': 'private, no-cache',
});
