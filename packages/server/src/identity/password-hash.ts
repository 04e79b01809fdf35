import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export interface HashStrength {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * scrypt with N = 2^15, r = 8, p = 3: 32 MiB for each guess, one of the strengths that OWASP's password storage cheat
 * sheet names as equal. Node runs it on its thread pool, so at most four at a time and never on the event loop.
 */
const usual: HashStrength = { log2N: 15, r: 8, p: 3 };
const keyLength = 32;

function derive(password: string, salt: Buffer, log2N: number, r: number, p: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: 256 * r * 2 ** log2N };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `scrypt$15$8$3$salt$key`: the strength is kept beside the key, so that it can be raised later. */
export async function hashPassword(password: string, { log2N, r, p } = usual): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, log2N, r, p);
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [name, log2N, r, p, salt, key] = hash.split('$');
  if (name !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(log2N), Number(r), Number(p));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
