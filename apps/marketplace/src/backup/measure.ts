import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { BackupEntry } from './manifest.ts';

/** What has passed through a stream: asked for once, at its end. */
export interface Measured {
  readonly through: Transform;
  readonly facts: () => Pick<BackupEntry, 'size' | 'sha256'>;
}

/** Counts and hashes what passes. */
export function measure(): Measured {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, facts: () => ({ size, sha256: hash.digest('hex') }) };
}
