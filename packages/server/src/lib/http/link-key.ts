import { createHash, randomBytes } from 'node:crypto';

/** A secret of 192 bits that stands in a link and opens one thing. The database keeps its hash alone. */
export function newLinkKey(): string {
  return randomBytes(24).toString('base64url');
}

/** What the database keeps of a link's secret. 192 bits by chance need no slow hash. */
export function hashLinkKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
