import { join } from 'node:path';
import { type ByteStore, cacheLookups, openBucket, openFolder, watchWrites } from '@relab/server/storage';
import type { Settings } from '../settings.ts';

export interface ByteStores {
  /** What people and jobs left here; nothing else has it. */
  readonly files: ByteStore;
  /** What is made of files and drawings; it can be made again. */
  readonly media: ByteStore;
  /** For readiness: why nothing can be stored; undefined where it can. */
  check(): Promise<string | undefined>;
}

/** In a folder, or in a bucket; all instances may share either. */
export function openByteStores({
  mediaFolder,
  bucket,
}: Pick<Settings, 'mediaFolder' | 'bucket'>): ByteStores {
  const open = (part: string): ByteStore =>
    bucket
      ? cacheLookups(openBucket({ ...bucket, prefix: `${part}/` }))
      : openFolder(join(mediaFolder, part));
  const files = watchWrites(open('files'));
  const media = watchWrites(open('media'));
  return {
    files: files.store,
    media: media.store,
    check: async () => (await files.check()) ?? (await media.check()),
  };
}
