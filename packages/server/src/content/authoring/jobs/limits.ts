/** What one job moves at most; more is moved by several. */
export const transferLimits = {
  contents: 20_000,
  archive: { entries: 60_000, entryBytes: 4_000_000, totalBytes: 256_000_000, ratio: 200 },
} as const;
