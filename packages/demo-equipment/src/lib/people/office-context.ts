/** A listing that an inquiry is about, with its price in euros and the account of its seller. */
export interface RequestedListing {
  readonly id: string;
  readonly price: number;
  readonly seller: string | null;
}

/** What the records of an office refer to that is there before them. */
export interface OfficeContext {
  readonly listings: readonly RequestedListing[];
  /** Names of the manufacturers that have a record. */
  readonly manufacturers: readonly string[];
}
