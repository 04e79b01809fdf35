import type { Database } from '@relab/database';
import { enqueueMail, type Letter, letterHtml, letterText } from '@relab/server/mail';

/** Queues an email, within the caller's transaction. */
export async function sendEmail(transaction: Database, to: string, email: Letter, at: Date): Promise<void> {
  const { title: subject, unsubscribe } = email;
  const mail = { to, subject, text: letterText(email), html: letterHtml(email) };
  await enqueueMail(transaction, { ...mail, ...(unsubscribe && { unsubscribe: unsubscribe.href }) }, at);
}
