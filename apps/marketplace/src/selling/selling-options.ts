import type { CommerceOptions } from '@relab/commerce';
import type { FileStore } from '@relab/records/files';

/** What the jobs of offers work with. */
export interface SellingOptions {
  readonly shop: CommerceOptions;
  /** Where the pictures are that sellers send. */
  readonly store: FileStore;
  /** The public address of the site: stands in links. */
  readonly baseUrl: string;
}
