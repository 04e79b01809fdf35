export type { BucketOptions } from './lib/storage/bucket.ts';
export { openBucket } from './lib/storage/bucket-bytes.ts';
export type { ByteRange, ByteStore } from './lib/storage/byte-store.ts';
export { cacheLookups } from './lib/storage/cached-lookups.ts';
export { isDiskFull, unlessMissing } from './lib/storage/file-errors.ts';
export { openFolder } from './lib/storage/folder-bytes.ts';
export { type ChangedFolder, createFolderChanges, type FolderChanges } from './lib/storage/folder-changes.ts';
export { StorageError } from './lib/storage/storage-error.ts';
export { watchWrites } from './lib/storage/watched-bytes.ts';
