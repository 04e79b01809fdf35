export { ArchiveError, type ArchiveLimits, readZip } from './read-zip.ts';
export { type ArchiveEntry, writeZip } from './write-zip.ts';
