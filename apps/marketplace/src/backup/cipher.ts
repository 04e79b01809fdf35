import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type DecipherGCM,
  randomBytes,
  scryptSync,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { minPassphrase } from '../settings/backup-schedule.ts';
import { BackupError } from './backup-error.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts files and signs manifests under a passphrase of the operator's. */
export interface BackupCipher {
  /** Stands in the manifest: without it nobody has the key, not even with the passphrase. */
  readonly salt: string;
  encrypt(): Transform;
  decrypt(): Transform;
  sign(text: string): string;
}

const damaged = (): BackupError =>
  new BackupError(
    'A file of the backup cannot be decrypted: it is damaged, or RELAB_BACKUP_KEY is another one.',
  );

/** A random IV, the encrypted bytes, and at the end what proves that none was changed. */
function encrypting(key: Buffer): Transform {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  let hasBegun = false;
  return new Transform({
    transform(chunk: Buffer, _, done: TransformCallback) {
      if (!hasBegun) this.push(iv);
      hasBegun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      if (!hasBegun) this.push(iv);
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
}

/** The last bytes are held back until the end: they may be the proof. */
function decrypting(key: Buffer): Transform {
  let decipher: DecipherGCM | undefined;
  let rest: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done: TransformCallback) {
      rest = Buffer.concat([rest, chunk]);
      if (!decipher) {
        if (rest.length < ivBytes) return done();
        decipher = createDecipheriv(algorithm, key, rest.subarray(0, ivBytes));
        rest = rest.subarray(ivBytes);
      }
      const ready = Math.max(0, rest.length - tagBytes);
      const text = decipher.update(rest.subarray(0, ready));
      rest = rest.subarray(ready);
      done(null, text);
    },
    flush(done) {
      if (!decipher || rest.length !== tagBytes) return done(damaged());
      try {
        decipher.setAuthTag(rest);
        this.push(decipher.final());
        done();
      } catch {
        done(damaged());
      }
    },
  });
}

/** Throws a BackupError for a passphrase of fewer than 20 characters. */
export function createCipher(passphrase: string, salt = randomBytes(16).toString('base64url')): BackupCipher {
  if (passphrase.length < minPassphrase)
    throw new BackupError(`RELAB_BACKUP_KEY must have ${minPassphrase} characters or more.`);
  const key = scryptSync(passphrase, salt, 32);
  return {
    salt,
    encrypt: () => encrypting(key),
    decrypt: () => decrypting(key),
    sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}
