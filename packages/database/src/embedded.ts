export {
  forgetLogArchive,
  type LogArchiver,
  type LogStore,
  openLogArchiver,
  readArchiveId,
} from './lib/embedded/archive-log.ts';
export { type CopiedCluster, type CopyTarget, copyCluster } from './lib/embedded/copy-cluster.ts';
export { EmbeddedUnavailable } from './lib/embedded/embedded-unavailable.ts';
export { type EmbeddedOptions, openEmbedded } from './lib/embedded/open-embedded.ts';
export { ownCopy } from './lib/embedded/own-copy.ts';
export { recoverCluster } from './lib/embedded/recover-cluster.ts';
export { embeddedUrl } from './lib/embedded/superuser-client.ts';
