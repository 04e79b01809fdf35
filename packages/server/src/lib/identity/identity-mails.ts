import type { Mail } from '../mail/mail.ts';
import { type LocalizedPath, type TextTables, textsIn } from '../mail/mail-language.ts';
import { german } from './mail-texts.de.ts';
import { english, type IdentityMailTexts } from './mail-texts.ts';

const tables: TextTables<IdentityMailTexts> = { en: english, de: german };

/** What the mails about sign-ins need beside the address and the key. */
export interface IdentityMailSettings {
  /** The public address of the site: stands in links. */
  readonly baseUrl: string;
  /** Where pages of the site are in other languages; at the same paths without it. */
  readonly localizedPath?: LocalizedPath | undefined;
  /** As `de`; English without one. */
  readonly language: string | null;
}

function linkOf(path: string, key: string, language: string, settings: IdentityMailSettings): string {
  const link = new URL(settings.localizedPath?.(path, language) ?? path, settings.baseUrl);
  link.searchParams.set('token', key);
  return link.href;
}

/** With a link that sets a new password. */
export function resetMail(to: string, key: string, settings: IdentityMailSettings): Mail {
  const { language, texts } = textsIn(tables, settings.language, 'en');
  const { subject, asked, open, ignore } = texts.reset;
  const link = linkOf('/reset-password', key, language, settings);
  return { to, subject, text: [asked, open(link), ignore].join('\n\n') };
}

/** With a link at which somebody chooses their first password. */
export function invitationMail(to: string, key: string, settings: IdentityMailSettings): Mail {
  const { language, texts } = textsIn(tables, settings.language, 'en');
  const { subject, invited, open, ignore } = texts.invitation;
  const link = linkOf('/reset-password', key, language, settings);
  return { to, subject, text: [invited, open(link), ignore].join('\n\n') };
}

/** With a link that confirms the address. */
export function verificationMail(to: string, key: string, settings: IdentityMailSettings): Mail {
  const { language, texts } = textsIn(tables, settings.language, 'en');
  const { subject, asked, open, orders, ignore } = texts.verification;
  const link = linkOf('/verify-email', key, language, settings);
  return { to, subject, text: [asked, open(link), orders, ignore].join('\n\n') };
}
