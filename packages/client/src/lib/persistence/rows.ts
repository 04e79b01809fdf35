/** Something stored under an id. The value can be anything that a structured clone supports. */
export interface Row {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
  readonly value: unknown;
}

/** What one step writes; rows of the same id are replaced. */
export interface RowChanges {
  readonly put?: readonly Row[] | undefined;
  /** Ids. */
  readonly drop?: readonly string[] | undefined;
}

/** Rows that outlive the page, apart for each partition. Whatever goes wrong rejects. */
export interface Rows {
  /** In the order of their ids. */
  all(partition: string): Promise<readonly Row[]>;
  /** All of it, or nothing. */
  change(partition: string, changes: RowChanges): Promise<void>;
  /** Reads and changes at once, so that nobody else's change comes between. What is decided on answers `result`. */
  update<Result>(
    partition: string,
    decide: (rows: readonly Row[]) => RowChanges & { readonly result: Result },
  ): Promise<Result>;
  clear(partition: string): Promise<void>;
  /** Drops what was last used before that time, in every partition. */
  expire(before: number): Promise<void>;
}
