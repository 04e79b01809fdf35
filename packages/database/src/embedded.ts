export { type CopyTarget, copyCluster } from './lib/embedded/copy-cluster.ts';
export { EmbeddedUnavailable } from './lib/embedded/embedded-unavailable.ts';
export { type EmbeddedOptions, openEmbedded } from './lib/embedded/open-embedded.ts';
export { ownCopy } from './lib/embedded/own-copy.ts';
