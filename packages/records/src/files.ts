export { type StoredVersion, sendVersion } from './lib/files/download.ts';
export { type FileOptions, type FilePlace, fileStoreOf } from './lib/files/file-options.ts';
export { createFileStore, createFolderStore, type FileStore } from './lib/files/file-store.ts';
export { fileSweepHandler, startFileSweep } from './lib/files/file-sweep.ts';
export { type FileType, fileTypeOf, isPicture, sniffFileType } from './lib/files/file-type.ts';
export { forgetFile, keepFile, linkFile } from './lib/files/keep-file.ts';
export { fileObjects } from './lib/files/objects.ts';
export { orphanDays, sweepFiles } from './lib/files/sweep-files.ts';
export { forgetExpired } from './lib/uploads/pending-upload.ts';
