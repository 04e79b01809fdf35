import type { Database } from '@relab/database';
import type { SendMail } from '../mail/mail.ts';
import type { LocalizedPath } from '../mail/mail-language.ts';
import { makeVerification } from './email-verification.ts';
import { invitationMail, resetMail } from './identity-mails.ts';

export interface MailSenderOptions {
  readonly database: Database;
  readonly mail: SendMail;
  readonly log: (line: string) => void;
  readonly baseUrl: string;
  readonly localizedPath?: LocalizedPath | undefined;
  readonly now: () => Date;
}

/** Sends the mails of identity. `language` is what the request prefers, as `de`; null for the site's own. */
export interface MailSender {
  /** Sent beside the response: whether an address has an account must not show in the time that it takes. */
  sendResetIn(language: string | null): (email: string, token: string) => void;
  /** A link at which somebody who was invited chooses a password. */
  sendInvitation(email: string, key: string, language: string | null): Promise<void>;
  /** Sent beside the response: a new user is signed in, and can request another mail on their pages. */
  sendVerificationLater(userId: string, language: string | null): void;
  /** A link that confirms an address; no mail where it is confirmed. */
  sendVerification(userId: string, language: string | null): Promise<void>;
  /** Waits for mails that are being sent. */
  settle(): Promise<void>;
}

export function createMailSender(options: MailSenderOptions): MailSender {
  const { database, mail, log, baseUrl, localizedPath, now } = options;
  const pending = new Set<Promise<void>>();

  function sendLater(send: () => Promise<void>): void {
    const sent = send()
      .catch((error: unknown) => log(`A mail could not be sent: ${String(error)}`))
      .finally(() => pending.delete(sent));
    pending.add(sent);
  }

  async function sendVerification(userId: string, language: string | null): Promise<void> {
    const settings = { baseUrl, localizedPath, language, now: now() };
    const verification = await makeVerification(database, userId, settings);
    if (verification) await mail.send(verification);
  }

  return {
    sendResetIn: (language) => (email, token) =>
      sendLater(() => mail.send(resetMail(email, token, { baseUrl, localizedPath, language }))),
    sendInvitation: (email, key, language) =>
      mail.send(invitationMail(email, key, { baseUrl, localizedPath, language })),
    sendVerificationLater: (userId, language) => sendLater(() => sendVerification(userId, language)),
    sendVerification,
    async settle() {
      await Promise.all(pending);
    },
  };
}
