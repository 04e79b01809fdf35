export { countFiles } from './lib/files/count-files.ts';
export { type StoredVersion, sendVersion } from './lib/files/download.ts';
export { type FileOptions, type FileStorage, fileStoreOf } from './lib/files/file-options.ts';
export { createFileStore, createFolderStore, type FileStore } from './lib/files/file-store.ts';
export { type FileType, fileTypeOf, isPicture, sniffFileType } from './lib/files/file-type.ts';
export { type NamedUpload, namedUploads } from './lib/files/named-uploads.ts';
export { fileObjects } from './lib/files/objects.ts';
export { type DeleteFiles, purgeFiles } from './lib/files/purge-files.ts';
export { orphanRetentionDays, purgeOrphanedFiles } from './lib/files/purge-orphaned-files.ts';
export {
  checksumOf as fileHashOf,
  deleteFile,
  linkFile,
  storeFile,
  storeFileVersion,
} from './lib/files/store-file.ts';
export { deleteExpiredUploads } from './lib/uploads/pending-upload.ts';
