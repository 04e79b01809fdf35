/** A file of a mail. */
export interface Attachment {
  readonly filename: string;
  /** As `application/pdf`. */
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

/** One mail to one person. `to` with more than an address is rejected. */
export interface Mail {
  /** One address, and nothing beside it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same, for who reads it with its looks. */
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  /** A page that ends mails of this kind; a program for mail may also post to it without a visit (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Identifies one sending: a retry has the same, so that nobody needs to read a mail twice. */
export interface Stamp {
  readonly id: string;
  readonly at: Date;
}

/** How mail leaves: over a service, into a folder, or by way of the queue. */
export interface SendMail {
  send(mail: Mail, stamp?: Stamp): Promise<void>;
}

/** Thrown by `send` where the service said that it will never take this mail. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}
