import { emailPattern } from '@relab/contract';
import { SettingError } from './setting-error.ts';

export interface MailService {
  readonly url: string;
  readonly from: string;
}

/** The address of the service is not repeated in errors: it may hold a password. */
export function mailService(url: string | undefined, from: string | undefined): MailService | undefined {
  if (!url) return undefined;
  const parsed = URL.parse(url);
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new SettingError('RELAB_SMTP must be an address such as smtp://user:password@mail.example:587.');
  }
  if (!from || !/^(?:[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(from)) {
    throw new SettingError(
      `RELAB_MAIL_FROM must say whom mail is from, such as "Shop <orders@shop.example>"; it is "${from ?? ''}".`,
    );
  }
  return { url, from };
}

/** One address, and nothing beside it. */
export function emailAddress(name: string, given: string | undefined): string | undefined {
  if (!given) return undefined;
  if (given.length <= 254 && new RegExp(emailPattern).test(given)) return given;
  throw new SettingError(`${name} must be an e-mail address such as office@shop.example; it is "${given}".`);
}
