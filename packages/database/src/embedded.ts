export { EmbeddedUnavailable } from './lib/embedded/embedded-unavailable.ts';
export { type EmbeddedOptions, openEmbedded } from './lib/embedded/open-embedded.ts';
