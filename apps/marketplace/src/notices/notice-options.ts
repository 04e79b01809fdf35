import type { CommerceOptions } from '@relab/commerce';
import type { CallInProcess } from '@relab/server/http';
import type { NoticeKeys } from '@relab/server/mail';

/** What notices by mail are made with. */
export interface NoticeOptions {
  /** Calls the shop with the permissions of the recipient. */
  readonly ask: CallInProcess;
  readonly shop: CommerceOptions;
  /** The public address of the site: stands in links. */
  readonly baseUrl: string;
  readonly keys: NoticeKeys;
}
