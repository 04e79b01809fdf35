import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from './attack.ts';

/** The cookies of a customer who has just signed in. */
export async function signedIn({ address, folder }: Target): Promise<string> {
  const password = (await readFile(join(folder, 'buyers-password'), 'utf8')).trim();
  const response = await fetch(`${address}/services/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: 'ines@customer.example', password }),
  });
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
