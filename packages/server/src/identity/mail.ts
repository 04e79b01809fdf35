import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** How mail leaves: over any service, or into a folder. */
export interface SendMail {
  send(mail: Mail): Promise<void>;
}

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/** Writes each mail as a file, for an installation that sends none. */
export function createFileMail(folder: string): SendMail {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = new Date().toISOString();
      const head = [`To: ${oneLine(to)}`, `Subject: ${oneLine(subject)}`, `Date: ${at}`].join('\n');
      const name = `${at.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.txt`;
      await writeFile(join(folder, name), `${head}\n\n${text}\n`, { mode: 0o600 });
    },
  };
}
