import type { PaymentProvider } from './payment-provider.ts';

/** With these a shop takes cards. */
export interface PaymentOptions {
  readonly provider: PaymentProvider;
  /** The public address of the site: who has paid comes back to it. */
  readonly baseUrl: string;
}
