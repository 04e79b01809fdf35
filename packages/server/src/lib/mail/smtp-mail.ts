import { randomUUID } from 'node:crypto';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { CircuitBreaker } from '../limits/circuit-breaker.ts';
import { logoId, type MailLogo, withLogo } from './logo.ts';
import { MailRejectedError, type SendMail } from './mail.ts';

/** The service that sends mail, and as whom. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps:` for a service that speaks TLS from the first byte. */
  readonly url: string;
  /** `Shop <orders@shop.example>`, or the address alone. */
  readonly from: string;
  /** Travels with every mail that has a page. */
  readonly logo?: MailLogo;
  /** Spares mails the wait while the service does not respond: each stays in the queue. */
  readonly breaker?: CircuitBreaker;
}

const seconds = (count: number): number => count * 1_000;

/** Answers from 500 on to the address or to the mail itself are final; to the sign-in they are the operator's to mend. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = Object(error) as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
  };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}

/** Of the service: 421 means that it is closing. Any other response is about one mail or its address. */
function isOutage(error: unknown): boolean {
  const { code, responseCode } = Object(error) as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
  };
  return responseCode === 421 || (code !== 'EENVELOPE' && code !== 'EMESSAGE');
}

/** What programs for mail show as a button of their own. */
const endOf = (unsubscribe: string | undefined): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const inlineLogo = ({ png }: MailLogo) => ({
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  cid: logoId,
  content: Buffer.from(png),
});

/** Sends over a mail service, with TLS wherever the service offers it. */
export function createSmtpMail({ url, from, logo, breaker }: SmtpOptions): SendMail {
  const transportOptions = {
    url,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let transport: Promise<Transporter> | undefined;
  const connect = async (): Promise<Transporter> =>
    (await import('nodemailer')).createTransport(transportOptions);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, attachments = [], unsubscribe }, stamp) {
      const { id, at } = stamp ?? { id: randomUUID(), at: new Date() };
      // As one address, whatever it holds: as a text it would be read as a list of them.
      const [recipient = '', ...others] = to.split(/[\s,;<>]+/).filter((part) => part !== '');
      if (others.length > 0 || !recipient.includes('@'))
        throw new MailRejectedError('This is not one address.');
      try {
        transport ??= connect();
        const opened = await transport;
        const message: SendMailOptions = {
          from,
          to: { name: '', address: recipient },
          subject,
          text,
          ...(html === undefined ? {} : { html: logo ? withLogo(html, logo, `cid:${logoId}`) : html }),
          attachments: [
            ...attachments.map((each) => ({ ...each, encoding: 'base64' })),
            ...(html === undefined || logo === undefined ? [] : [inlineLogo(logo)]),
          ],
          messageId: `<${id}@${domain}>`,
          date: at,
          headers: { 'Auto-Submitted': 'auto-generated', ...endOf(unsubscribe) },
        };
        const deliver = (): Promise<unknown> => opened.sendMail(message);
        await (breaker ? breaker.run(deliver, isOutage) : deliver());
      } catch (error) {
        if (isFinal(error))
          throw new MailRejectedError(error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
  };
}
