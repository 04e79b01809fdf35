import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { createHashPool, type HashInput, type HashPool, type HashPoolOptions } from './hash-pool.ts';
import { createPasswordHasher } from './password-hash.ts';

const input: HashInput = {
  password: 'a long enough password',
  salt: Buffer.from('sixteen bytes of'),
  keyLength: 32,
  log2N: 4,
  r: 8,
  p: 1,
};
/** Strong hashes take long where everything is busy. */
const patience = 60_000;
const unavailable = {
  status: 503,
  entries: [{ errorCode: 'SERVER_UNAVAILABLE' }],
  headers: { 'Retry-After': expect.stringMatching(/^[1-9]/) },
};

const open: HashPool[] = [];
function openPool(options?: HashPoolOptions): HashPool {
  const pool = createHashPool(options);
  open.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

test('a pool computes the same keys as scrypt, whoever else waits', async () => {
  const pool = openPool({ threads: 2 });
  const passwords = Array.from({ length: 20 }, (_, index) => `password ${index}`);
  const keys = await Promise.all(passwords.map((password) => pool.derive({ ...input, password })));
  const expected = passwords.map((password) => scryptSync(password, input.salt, 32, { N: 16, r: 8, p: 1 }));
  expect(keys.map((key) => Buffer.from(key))).toEqual(expected);
});

test('a pool whose queue is full refuses more at once, and computes what it took', async () => {
  const pool = openPool({ threads: 1, maxWaiting: 2 });
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => pool.derive(input)));
  expect(results.map(({ status }) => status)).toEqual([
    ...Array<string>(3).fill('fulfilled'),
    ...Array<string>(3).fill('rejected'),
  ]);
  expect(results[5]).toMatchObject({ reason: unavailable });
  expect(await pool.derive(input)).toHaveLength(32);
});

test('a closed pool refuses what waits and what comes', async () => {
  const pool = openPool({ threads: 1 });
  const taken = Promise.allSettled([pool.derive(input), pool.derive(input), pool.derive(input)]);
  await pool.close();
  expect((await taken).slice(1)).toMatchObject([{ reason: unavailable }, { reason: unavailable }]);
  await expect(pool.derive(input)).rejects.toMatchObject(unavailable);
});

test('a thread that fails fails its own input alone', async () => {
  const pool = openPool({ threads: 1 });
  // scrypt needs N to be a power of two above 1.
  const [failed, next] = await Promise.allSettled([pool.derive({ ...input, log2N: 0 }), pool.derive(input)]);
  expect([failed.status, next.status]).toEqual(['rejected', 'fulfilled']);
});

test(
  'while passwords are hashed, libuv has threads to read a file with',
  async () => {
    const pool = openPool({ threads: 1 });
    let done = 0;
    const slow = { ...input, log2N: 13 };
    const keys = Array.from({ length: 16 }, () => pool.derive(slow).then(() => (done += 1)));
    await readFile(new URL(import.meta.url));
    expect(done).toBeLessThan(12);
    await Promise.all(keys);
  },
  patience,
);

test(
  'passwords are hashed memory-hard, and those of an older strength still open',
  async () => {
    const pool = openPool();
    const usual = createPasswordHasher(pool);
    const hash = await usual.hash('correct horse battery');
    expect(hash).toMatch(/^scrypt\$15\$8\$3\$/);
    expect(await usual.verify(hash, 'correct horse battery')).toBe(true);
    expect(await usual.verify(hash, 'correct horse batterz')).toBe(false);
    const older = await createPasswordHasher(pool, { log2N: 4, r: 8, p: 1 }).hash('correct horse battery');
    expect(await usual.verify(older, 'correct horse battery')).toBe(true);
    expect(await usual.verify('bcrypt$1', 'correct horse battery')).toBe(false);
  },
  patience,
);
