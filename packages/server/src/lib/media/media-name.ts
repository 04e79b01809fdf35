import { createHash } from 'node:crypto';

/** Hashed, because keys differ in case only in some stores, and versions may hold anything. */
export function nameStart(of: { readonly key: string; readonly version: string }): string {
  const hash = createHash('sha256').update(`${of.key}\n${of.version}`).digest('hex').slice(0, 32);
  return `${hash.slice(0, 2)}/${hash}`;
}

/** The name under which a file made of a source is stored: `ab/ab12…-640.webp`. */
export const byteName = (of: { readonly key: string; readonly version: string }, part: string): string =>
  `${nameStart(of)}-${part}`;
