export { openBucket } from './bucket-bytes.ts';
export type { BucketOptions } from './bucket-request.ts';
export {
  type Body,
  type ByteRange,
  type ByteStore,
  type KeptBytes,
  type NewBytes,
  type OpenedBytes,
  readWhole,
} from './byte-store.ts';
export { openFolder } from './folder-bytes.ts';
export { rememberFound } from './found-bytes.ts';
export { StorageError, type StorageFailure } from './storage-error.ts';
export { type WatchedBytes, watchWrites } from './watched-bytes.ts';
