/** Facts about a row: when it was used, and when that was last stored. Milliseconds since 1970. */
interface StoredRow {
  usedAt: number;
  writtenAt: number;
}

/** The rows of a partition by when they were used. */
export interface StoredRows {
  has(id: string): boolean;
  written(id: string, usedAt: number): void;
  /** Answers whether it is time to write it down. */
  used(id: string): boolean;
  dropped(id: string): void;
  clear(): void;
  /** Those that are too old, and of the rest those that are too many, the longest unused first. */
  excess(): readonly string[];
}

export interface Bounds {
  readonly now: () => number;
  /** The maximum number of rows. */
  readonly maxRows: number;
  /** For how long an unused row is stored, in milliseconds. */
  readonly maxAge: number;
}

/** Use is written down to the hour: often enough to tell what is used from what is not. */
const precision = 3_600_000;

export function createStoredRows({ now, maxRows, maxAge }: Bounds): StoredRows {
  const rows = new Map<string, StoredRow>();
  return {
    has: (id) => rows.has(id),
    written: (id, usedAt) => rows.set(id, { usedAt, writtenAt: usedAt }),
    used(id) {
      const row = rows.get(id);
      if (!row) return false;
      row.usedAt = now();
      return row.usedAt - row.writtenAt >= precision;
    },
    dropped: (id) => rows.delete(id),
    clear: () => rows.clear(),
    excess() {
      if (rows.size <= maxRows && ![...rows.values()].some(({ usedAt }) => usedAt < now() - maxAge))
        return [];
      const byUse = [...rows].sort(([, a], [, b]) => b.usedAt - a.usedAt);
      return byUse
        .filter(([, { usedAt }], place) => place >= maxRows || usedAt < now() - maxAge)
        .map(([id]) => id);
    },
  };
}
