export type { Owner } from './lib/persistence/partition.ts';
export type { Channel } from './lib/tabs/channel.ts';
export { memoryChannels } from './lib/tabs/memory-channel.ts';
export { type ShareTabsOptions, shareTabs } from './lib/tabs/share-tabs.ts';
