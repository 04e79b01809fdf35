import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailLogo } from '@relab/server/mail';

/** The wordmark of the header, three times as large as it is shown, on the ink blue of the band above mails. */
export const readMailLogo = async (): Promise<MailLogo> => ({
  png: await readFile(join(import.meta.dirname, 'mail-logo.png')),
  width: 112,
  height: 30,
});
