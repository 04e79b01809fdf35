import type { CommerceOptions } from '../options.ts';

/** What the shop's mails need beside the order. */
export interface MailSettings {
  readonly shop: Pick<CommerceOptions, 'name' | 'locale' | 'currency' | 'markets' | 'seller'>;
  /** The public address of the site: stands in links. */
  readonly baseUrl: string;
}
