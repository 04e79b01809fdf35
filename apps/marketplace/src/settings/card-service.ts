import { SettingError } from './setting-error.ts';

export interface CardService {
  readonly key: string;
  readonly webhookSecret: string;
  readonly url: string | undefined;
}

/** Neither the key nor the secret is repeated in errors. */
export function cardService(
  key: string | undefined,
  webhookSecret: string | undefined,
  url: string | undefined,
): CardService | undefined {
  if (!key) return undefined;
  if (!webhookSecret) {
    throw new SettingError(
      'RELAB_STRIPE_WEBHOOK_SECRET must be set with RELAB_STRIPE_KEY: without it no payment can be believed.',
    );
  }
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new SettingError(
      `RELAB_STRIPE_URL must be an address such as https://api.stripe.com; it is "${url}".`,
    );
  }
  return { key, webhookSecret, url: url || undefined };
}
