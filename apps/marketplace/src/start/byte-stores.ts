import { join } from 'node:path';
import { type ByteStore, cacheLookups, openBucket, openFolder, watchWrites } from '@relab/server/storage';
import type { Settings } from '../settings.ts';
import type { Breakers } from './breakers.ts';

export interface ByteStores {
  /** What people and jobs left here; nothing else has it. */
  readonly files: ByteStore;
  /** What is made of files and drawings; it can be made again. */
  readonly media: ByteStore;
  /** For readiness: why nothing can be stored; undefined where it can. */
  check(): Promise<string | undefined>;
}

/** In a folder, or in a bucket; all instances may share either. */
export function openByteStores(
  { mediaFolder, bucket }: Pick<Settings, 'mediaFolder' | 'bucket'>,
  breakers?: Breakers,
): ByteStores {
  // One for both: it is one service.
  const breaker = bucket && breakers?.of('storage');
  const open = (part: string): ByteStore =>
    bucket
      ? cacheLookups(openBucket({ ...bucket, prefix: `${part}/`, ...(breaker && { breaker }) }))
      : openFolder(join(mediaFolder, part));
  const files = watchWrites(open('files'));
  const media = watchWrites(open('media'));
  return {
    files: files.store,
    media: media.store,
    check: async () => (await files.check()) ?? (await media.check()),
  };
}
