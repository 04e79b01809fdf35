import { createHash, randomBytes } from 'node:crypto';

/** A secret of 192 bits that stands in a link and opens one thing. The database keeps its hash alone. */
export function newLinkKey(): string {
  return randomBytes(24).toString('base64url');
}

export function hashLinkKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
