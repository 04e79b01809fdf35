import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { HashPool } from './hash-pool.ts';

/** Parameters of scrypt: N is 2 to the power `log2N`. Stored with each hash, so older ones stay valid. */
export interface HashStrength {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * scrypt with N = 2^15, r = 8, p = 3: 32 MiB for each guess, one of the strengths that OWASP's password storage cheat
 * sheet names as equal.
 */
export const defaultStrength: HashStrength = { log2N: 15, r: 8, p: 3 };
const keyLength = 32;

export interface PasswordHasher {
  /** `scrypt$15$8$3$salt$key`: the strength is stored beside the key, so that it can be raised later. */
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export function createPasswordHasher(
  pool: HashPool,
  strength: HashStrength = defaultStrength,
): PasswordHasher {
  const derive = (password: string, salt: Buffer, { log2N, r, p }: HashStrength): Promise<Uint8Array> =>
    pool.derive({ password: password.normalize('NFKC'), salt, keyLength, log2N, r, p });
  return {
    async hash(password) {
      const { log2N, r, p } = strength;
      const salt = randomBytes(16);
      const key = Buffer.from(await derive(password, salt, strength));
      return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(hash, password) {
      const [name, log2N, r, p, salt, key] = hash.split('$');
      if (name !== 'scrypt' || salt === undefined || key === undefined) return false;
      const expected = Buffer.from(key, 'base64url');
      const stored = { log2N: Number(log2N), r: Number(r), p: Number(p) };
      const actual = await derive(password, Buffer.from(salt, 'base64url'), stored);
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}
