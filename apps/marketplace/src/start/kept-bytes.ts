import { join } from 'node:path';
import { type ByteStore, openBucket, openFolder, rememberFound } from '@relab/server';
import type { Settings } from '../settings.ts';

export interface KeptBytes {
  /** What people and jobs left here; nothing else has it. */
  readonly files: ByteStore;
  /** What is made of files and drawings; it can be made again. */
  readonly media: ByteStore;
}

/** In the data folder, or in a bucket that all instances share. */
export function openKeptBytes({ dataFolder, bucket }: Pick<Settings, 'dataFolder' | 'bucket'>): KeptBytes {
  const open = (part: string): ByteStore =>
    bucket
      ? rememberFound(openBucket({ ...bucket, prefix: `${part}/` }))
      : openFolder(join(dataFolder, part));
  return { files: open('files'), media: open('media') };
}
