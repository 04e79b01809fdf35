import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalizeId } from '@relab/contract';

/** 256 random bits, in letters, digits, `_` and `.`: tools check that tokens contain nothing else. */
export const newSecret = (): string => randomBytes(32).toString('base64url').replaceAll('-', '.');

/** What is stored of a secret. Slow hashing is for passwords that people choose; these nobody can guess. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export function isSecretOf(hash: string, secret: string): boolean {
  const given = Buffer.from(hashSecret(secret));
  const own = Buffer.from(hash);
  return given.length === own.length && timingSafeEqual(given, own);
}

/** RFC 7636, 4.6 for S256. */
export const isVerifierOf = (challenge: string, verifier: string): boolean => isSecretOf(challenge, verifier);

/** The id of the installation as a whole, as clients of the platform expect one; derived from the secret. */
export function organizationIdOf(secret: string): string {
  const digits = createHmac('sha256', secret).update('organization').digest('hex');
  return normalizeId(`00D${digits.slice(0, 12)}`);
}

/** What a client may check a token response by: the key is its own secret, or one nobody has where it is public. */
export const signature = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64');
