import type { Database } from '@relab/database';
import { enqueueMail, type Letter, letterHtml, letterText } from '@relab/server/mail';

/** Leaves a letter to the queue, within the caller's transaction. */
export async function sendLetter(transaction: Database, to: string, letter: Letter, at: Date): Promise<void> {
  const { title: subject, unsubscribe } = letter;
  const mail = { to, subject, text: letterText(letter), html: letterHtml(letter) };
  await enqueueMail(transaction, { ...mail, ...(unsubscribe && { unsubscribe: unsubscribe.href }) }, at);
}
