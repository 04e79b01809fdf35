import type { Database } from '@relab/database';

/** Where the terms of sale stand. */
export interface TermsOfSale {
  /** Names the text that holds now, 40 characters at most; null while none is published. */
  version(database: Database): Promise<string | null>;
}
