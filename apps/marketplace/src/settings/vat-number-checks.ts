import { SettingError } from './setting-error.ts';

/** The service that VAT numbers are checked with; the public one without `url`. */
export interface VatNumberChecks {
  readonly url?: string;
}

/** `on` is the public service, an address whatever speaks like it there. */
export function vatNumberChecks(text: string | undefined): VatNumberChecks | undefined {
  if (!text || text === 'off') return undefined;
  if (text === 'on') return {};
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return { url: url.href };
  throw new SettingError('RELAB_VIES must be "on", "off", or an http or https address without a user name.');
}
