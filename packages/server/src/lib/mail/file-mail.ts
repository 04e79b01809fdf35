import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailLogo, withLogo } from './logo.ts';
import type { SendMail } from './mail.ts';

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/** Nothing that leads out of the folder, or hides in it. */
const fileName = (text: string): string =>
  text.replaceAll(/[^\w.-]+/g, '-').replace(/^\.+/, '') || 'attachment';

/** Writes each mail as a text, a page beside it and its attachments, for an installation that sends none. */
export function createFileMail(folder: string, logo?: MailLogo): SendMail {
  const logoUrl = logo && `data:image/png;base64,${Buffer.from(logo.png).toString('base64')}`;
  return {
    async send({ to, subject, text, html, attachments = [], unsubscribe }, stamp) {
      const { id, at } = stamp ?? { id: randomUUID().slice(0, 8), at: new Date() };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const head = [`To: ${oneLine(to)}`, `Subject: ${oneLine(subject)}`, `Date: ${at.toISOString()}`];
      if (unsubscribe !== undefined) head.push(`List-Unsubscribe: <${oneLine(unsubscribe)}>`);
      const name = `${at.toISOString().replaceAll(/[:.]/g, '-')}-${id}`;
      const write = (file: string, content: string | Buffer) =>
        writeFile(join(folder, file), content, { mode: 0o600 });
      for (const { filename, content } of attachments) {
        await write(`${name}-${fileName(filename)}`, Buffer.from(content, 'base64'));
      }
      if (html !== undefined) {
        await write(`${name}.html`, logo && logoUrl ? withLogo(html, logo, logoUrl) : html);
      }
      // The last, so that who finds the text finds all.
      await write(`${name}.txt`, `${head.join('\n')}\n\n${text}\n`);
    },
  };
}
