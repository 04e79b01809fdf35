import type { Database } from '@relab/database';
import { type EmailTemplate, emailHtml, emailText, enqueueMail } from '@relab/server/mail';

/** Queues an email, within the caller's transaction. */
export async function sendEmail(
  transaction: Database,
  to: string,
  email: EmailTemplate,
  at: Date,
): Promise<void> {
  const { title: subject, unsubscribe } = email;
  const mail = { to, subject, text: emailText(email), html: emailHtml(email) };
  await enqueueMail(transaction, { ...mail, ...(unsubscribe && { unsubscribe: unsubscribe.href }) }, at);
}
