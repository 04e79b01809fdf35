import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** People that a new marketplace has, and the file of its data that holds their password. */
const files = {
  'ines@customer.example': 'buyers-password',
  'jonas@customer.example': 'buyers-password',
  'office@relab.example': 'first-password',
} as const;

/** Signs one of them in, without a page. */
export async function signInAs(
  { request }: BrowserContext,
  address: string,
  folder: string,
  email: keyof typeof files,
): Promise<void> {
  const password = (await readFile(join(folder, files[email]), 'utf8')).trim();
  const response = await request.post(`${address}/login`, {
    form: { email, password },
    headers: { origin: address },
    maxRedirects: 0,
  });
  if (response.status() !== 303) throw new Error(`${email} was not signed in: ${response.status()}.`);
}
